import { describeProblem, type Problem } from '@millrace/ui/domain';
import type { Toasts } from '@millrace/ui/Toast';

type Toast = Parameters<Toasts['show']>[0];

/** What did not happen, and why, for who may be elsewhere by now (F4), or pressed one button of many. */
export function failureToast(what: string, problem: Problem): Toast {
  const { title, advice } = describeProblem(problem);
  return { tone: 'error', title: what, description: `${title} ${advice}` };
}
