import type { FormModel } from '../../domain/forms/model/formState.ts';
import type { Problem, ProblemWording } from '../../domain/outcome/problem.ts';
import { useSnapshot } from '../../internal/useSnapshot.ts';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';

interface FormFailureProps {
  model: FormModel;
  /** Why the last attempt failed. */
  problem: Problem | undefined;
  /** Overrides the words for a problem without errors of fields. */
  wording?: ProblemWording | undefined;
  /** What is said above errors that belong to no field. */
  title: string;
}

/** Why the last attempt failed, except for what the fields show themselves (F10). */
export function FormFailure({ model, problem, wording, title }: FormFailureProps) {
  const { summary } = useSnapshot(model);
  return (
    <>
      {problem && !problem.fieldErrors?.length && <ProblemNotice problem={problem} wording={wording} />}
      {summary.length > 0 && (
        <Banner tone="critical" role="alert" title={title}>
          {summary.join(' ')}
        </Banner>
      )}
    </>
  );
}
