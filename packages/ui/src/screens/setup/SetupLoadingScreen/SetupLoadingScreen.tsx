import { describeFailedRead, type Problem } from '../../../domain/outcome/problem.ts';
import { createLazyHook } from '../../../internal/lazyCode.ts';
import { FieldsToCome } from '../../../patterns/LoadingBlock/FieldsToCome.tsx';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import { WizardSection, WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { CatalogueToCome } from '../CatalogueToCome.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';

export interface SetupLoadingScreenProps {
  /** The parts of the frame that are already known. */
  frame: WizardFrame;
  /** What the step shows once it has loaded: fields, the tables of a source, or the catalogue. @default 'fields' */
  shape?: 'fields' | 'tables' | 'catalogue';
  /** What loads, as the start of a sentence: `The source could not be loaded.` @default 'The setup' */
  subject?: string;
  /** Why the setup cannot be shown; omitted while it loads. */
  problem?: Problem;
  /** Loads the pipeline again after a failure. */
  onRetry(): void;
  /** A retry is pending. @default false */
  isRetrying?: boolean;
}

// The step of the tables brings this code along. The other steps do without it.
const useTables = createLazyHook(() => import('../../../forms/SchemaEditor/SchemaSkeleton.tsx'));

function TablesToCome() {
  const parts = useTables(true);
  if (parts) {
    return (
      <WizardSheet>
        <parts.SchemaSkeleton />
      </WizardSheet>
    );
  }
  return (
    <Loading label="Loading setup">
      <WizardSheet>{null}</WizardSheet>
    </Loading>
  );
}

/** Placeholder for a step while its data loads, or the error if loading failed. */
export function SetupLoadingScreen({
  frame,
  shape = 'fields',
  subject = 'The setup',
  problem,
  onRetry,
  isRetrying = false,
}: SetupLoadingScreenProps) {
  return (
    <Wizard {...frame} width={shape === 'fields' ? 'form' : 'full'}>
      {problem ? (
        <ProblemNotice
          problem={problem}
          wording={describeFailedRead(problem, subject)}
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      ) : shape === 'tables' ? (
        <TablesToCome />
      ) : shape === 'catalogue' ? (
        <Loading label="Loading setup">
          <CatalogueToCome />
        </Loading>
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
