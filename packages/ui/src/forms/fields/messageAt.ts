import type { Problem } from '../../domain/outcome/problem.ts';

/** The service's message about one field, if there is one. */
export const messageAt = (problem: Problem, field: string): string | undefined =>
  problem.fieldErrors?.find(({ location }) => location.at(-1) === field)?.message;
