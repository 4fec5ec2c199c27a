import {
  describeFailure,
  describeProblem,
  type Problem,
  type ProblemWording,
} from '../../../domain/outcome/problem.ts';

/** Starting takes two requests: save the settings, then start the pipeline. */
export interface StartProblem {
  readonly step: 'save' | 'start';
  readonly problem: Problem;
}

/** Which of the two requests failed and why, what was kept, and what to do. */
export function wordingOf({ step, problem }: StartProblem): ProblemWording {
  const common = describeProblem(problem);
  if (problem.isOutcomeUnknown) return common;
  if (step === 'save')
    return describeFailure('The settings could not be saved.', problem, 'Your entries are kept.');
  const isConflict = problem.status === 409;
  const reason = isConflict
    ? (problem.detail ?? 'Its status has changed.')
    : `${common.title} ${common.advice}`;
  return { title: 'The settings are saved, but the pipeline did not start.', advice: reason };
}
