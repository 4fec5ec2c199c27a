import type { Problem } from './problem.ts';
import { problemDetails } from './problemDetails.ts';

/** How many requests are copied; the others are counted. */
const mostRequests = 20;

/**
 * The failed requests of one action, such as one on many rows, as `problemDetails` describes each. Problems that several
 * rows share appear once. `undefined` if support has nothing to look for.
 */
export function detailsOfProblems(problems: Iterable<Problem>): string | undefined {
  const details = new Set([...problems].map(problemDetails).filter((each) => each !== undefined));
  if (details.size === 0) return undefined;
  const shown = [...details].slice(0, mostRequests);
  const rest = details.size - shown.length;
  return [...shown, ...(rest > 0 ? [`Further requests: ${rest}`] : [])].join('\n\n');
}
