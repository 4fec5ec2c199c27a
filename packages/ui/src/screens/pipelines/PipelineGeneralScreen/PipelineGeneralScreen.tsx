import type { FormModel } from '../../../domain/forms/model/formState.ts';
import type { Problem } from '../../../domain/outcome/problem.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import {
  PipelineSettingsFrame,
  type PipelineSettingsPageProps,
} from '../PipelineFrame/PipelineSettingsFrame.tsx';
import type { PipelineHrefs } from '../PipelineFrame/PipelineFrame.tsx';
import { SettingsSkeleton } from '../PipelineFrame/SettingsSkeleton.tsx';
import { whyReadOnly } from '../PipelineFrame/whyReadOnly.ts';
import { PipelineFacts } from './PipelineFacts.tsx';
import { PipelineNameCard } from './PipelineNameCard.tsx';
import * as css from './PipelineGeneralScreen.css.ts';

export type { PipelineHrefs, PipelinePageProps, PipelineTab } from '../PipelineFrame/PipelineFrame.tsx';
export type {
  PipelineSettingsHrefs,
  PipelineSettingsPageProps,
  PipelineSettingsView,
} from '../PipelineFrame/PipelineSettingsFrame.tsx';

/** Addresses of related pages; a page without an address is not offered. */
export interface PipelineGeneralHrefs extends PipelineHrefs {
  readonly source?: string;
  readonly destination?: string;
}

export interface PipelineGeneralScreenProps extends PipelineSettingsPageProps {
  /** Addresses of its other pages. */
  hrefs: PipelineGeneralHrefs;
  /** The name, made with `pipelineNameForm`. The container holds the model, so that no entry is lost. */
  model: FormModel;
  /** Names that are known to be taken. The service may refuse others. */
  takenNames: readonly string[];
  /** Called when the name field loses the focus, to check whether the name is taken. */
  onNameLeft(name: string): void;
  /** Called with the new name, valid and trimmed. */
  onRename(name: string): void;
  /** The name is being saved. @default false */
  isSaving?: boolean;
  /** Why the last save failed. */
  saveProblem?: Problem;
  /** Fetches the pipeline again. */
  onRetry(): void;
}

/** The name of a pipeline, and the facts that cannot be changed (spec §2, `schema_config`). */
export function PipelineGeneralScreen(props: PipelineGeneralScreenProps) {
  const { hrefs, model, takenNames, onNameLeft, onRename, isSaving = false, saveProblem } = props;
  return (
    <PipelineSettingsFrame {...props} view="general" skeleton={<SettingsSkeleton />}>
      {(pipeline) => {
        const readOnlyReason = whyReadOnly(pipeline);
        return (
          <div className={css.screen}>
            {readOnlyReason === undefined ? (
              <PipelineNameCard
                model={model}
                takenNames={takenNames}
                onNameLeft={onNameLeft}
                onRename={onRename}
                isSaving={isSaving}
                problem={saveProblem}
              />
            ) : (
              <Banner title={readOnlyReason} />
            )}
            <PipelineFacts
              pipeline={pipeline}
              sourceHref={hrefs.source}
              destinationHref={hrefs.destination}
            />
          </div>
        );
      }}
    </PipelineSettingsFrame>
  );
}
