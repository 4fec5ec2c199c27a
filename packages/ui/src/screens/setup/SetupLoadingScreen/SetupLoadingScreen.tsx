import type { Problem } from '../../../domain/problem.ts';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import { WizardSection, WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './SetupLoadingScreen.css.ts';

export interface SetupLoadingScreenProps {
  /** What is known of it already. */
  frame: WizardFrame;
  /** Why the setup cannot be shown; left out while it loads. */
  problem?: Problem;
  /** The pipeline is to be read again, after it could not be. */
  onRetry(): void;
  /** It is being tried again. @default false */
  isRetrying?: boolean;
}

/** Holds the place of a step while what it is about is on its way, or says why that does not come. */
export function SetupLoadingScreen({ frame, problem, onRetry, isRetrying = false }: SetupLoadingScreenProps) {
  return (
    <Wizard {...frame}>
      {problem ? (
        <ProblemNotice problem={problem} onRetry={onRetry} isRetrying={isRetrying} />
      ) : (
        <Loading label="Loading the setup">
          <WizardSheet>
            <WizardSection title="Details" level={2}>
              <div className={css.fields}>
                {['38%', '100%', '52%', '100%', '44%', '100%'].map((width, index) => (
                  <Skeleton key={`${index} ${width}`} width={width} height={width === '100%' ? 36 : 14} />
                ))}
              </div>
            </WizardSection>
          </WizardSheet>
        </Loading>
      )}
    </Wizard>
  );
}
