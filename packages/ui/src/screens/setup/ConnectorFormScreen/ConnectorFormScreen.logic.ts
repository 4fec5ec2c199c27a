import type { Definition } from '../../../domain/connectors/definition/define.ts';
import {
  describeFailure,
  describeProblem,
  type Problem,
  type ProblemWording,
} from '../../../domain/outcome/problem.ts';

/** A save in progress. */
export interface SaveProgress {
  /** By the user's clock. */
  readonly startedAt: Date;
  /** Whether the connection is tested before it is saved. */
  readonly isTesting: boolean;
  /** Omitted once it is too late to cancel. */
  readonly onCancel?: () => void;
}

/** Saving takes up to three requests: test the connection, save it, add it to the pipeline. */
export interface SaveFailure {
  readonly step: 'test' | 'save' | 'attach';
  readonly problem: Problem;
}

const kept = 'Your entries are kept.';

/** Which of the requests failed and why, what was kept, and what to do. */
export function describeSaveFailure(
  kind: Definition['kind'],
  { step, problem }: SaveFailure,
): ProblemWording {
  const common = describeProblem(problem);
  const reason = `${common.title} ${common.advice}`;
  if (problem.kind === 'cancelled') {
    return step === 'attach'
      ? {
          title: `The ${kind} was saved before it could be cancelled.`,
          advice: 'Save again to use it in this pipeline.',
        }
      : { title: 'Saving was cancelled.', advice: `The ${kind} was not saved. ${kept}` };
  }
  if (step === 'attach') {
    return { title: `The ${kind} is saved, but this pipeline does not use it yet.`, advice: reason };
  }
  if (problem.isOutcomeUnknown) {
    return {
      title: common.title,
      advice: `You can save again: nothing is created twice. ${kept}`,
    };
  }
  if (problem.testResult) {
    return {
      title: `The ${kind} was not saved: its connection test failed.`,
      advice: `Fix the failed steps, then save again. ${kept}`,
    };
  }
  if (step === 'test') {
    return {
      title: `The ${kind} was not saved: its connection could not be tested.`,
      advice: `${reason} ${kept}`,
    };
  }
  return describeFailure(`The ${kind} could not be saved.`, problem, kept);
}
