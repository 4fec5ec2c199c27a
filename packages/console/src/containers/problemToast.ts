import { describeProblem, type Problem } from '@millrace/ui/domain';
import type { Toasts } from '@millrace/ui/Toast';

type Toast = Parameters<Toasts['show']>[0];

/** What went wrong, where the person sees what it was about. */
export function problemToast(problem: Problem): Toast {
  const { title, advice } = describeProblem(problem);
  return { tone: 'error', title, description: advice };
}

/** What did not happen, and why, for who may be elsewhere by now (F4). */
export function failureToast(what: string, problem: Problem): Toast {
  const { title, advice } = describeProblem(problem);
  return { tone: 'error', title: what, description: `${title} ${advice}` };
}
