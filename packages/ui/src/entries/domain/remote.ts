/**
 * States of remote data (loading, failed, ready), problems with their messages, and pages. Semver covers the
 * names listed in public-api.md.
 */
export { lastPage, pageSize, type Page } from '../../domain/outcome/page.ts';
export {
  ProblemError,
  describeProblem,
  isUnauthorised,
  problemOf,
  type FailedRequest,
  type FieldError,
  type Problem,
  type ProblemKind,
  type ProblemWording,
} from '../../domain/outcome/problem.ts';
export { detailsOfProblems } from '../../domain/outcome/detailsOfProblems.ts';
export { problemDetails } from '../../domain/outcome/problemDetails.ts';
export { failed, loading, mapRemote, ready, type Remote } from '../../domain/outcome/remote.ts';
