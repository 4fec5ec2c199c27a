import type { Problem } from '../../../domain/outcome/problem.ts';
import { FieldsToCome } from '../../../patterns/LoadingBlock/FieldsToCome.tsx';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import { WizardSection, WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';

export interface SetupLoadingScreenProps {
  /** The parts of the frame that are already known. */
  frame: WizardFrame;
  /** Why the setup cannot be shown; omitted while it loads. */
  problem?: Problem;
  /** Loads the pipeline again after a failure. */
  onRetry(): void;
  /** A retry is pending. @default false */
  isRetrying?: boolean;
}

/** Placeholder for a step while its data loads, or the error if loading failed. */
export function SetupLoadingScreen({ frame, problem, onRetry, isRetrying = false }: SetupLoadingScreenProps) {
  return (
    <Wizard {...frame}>
      {problem ? (
        <ProblemNotice problem={problem} onRetry={onRetry} isRetrying={isRetrying} />
      ) : (
        <Loading label="Loading setup">
          <WizardSheet>
            <WizardSection title="Details" level={2}>
              <FieldsToCome count={3} />
            </WizardSection>
          </WizardSheet>
        </Loading>
      )}
    </Wizard>
  );
}
