import type { Problem } from '../../domain/problem.ts';

/** What the service says of one field, where it says so. */
export const messageAt = (problem: Problem, field: string): string | undefined =>
  problem.fieldErrors?.find(({ location }) => location.at(-1) === field)?.message;
