import type { FormModel } from '../../domain/forms/model/formState.ts';
import type { FieldError } from '../../domain/outcome/problem.ts';
import { syncPaths } from '../../domain/pipelines/syncForm.ts';
import { WizardSection } from '../../patterns/Wizard/WizardSheet.tsx';
import { Code } from '../../primitives/Code/Code.tsx';
import { ToggleControl } from '../controls/ToggleControl.tsx';
import { ControlSlot } from '../fields/ControlSlot.tsx';
import { ReadOnlyContext } from '../fields/readOnly.ts';
import { ModelForm } from '../modelForm/ModelForm.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import { useSyncSettings } from './useSyncSettings.ts';
import { WindowSection } from './WindowSection.tsx';
import * as css from './SyncSettingsForm.css.ts';

export { SyncPreview, type SyncPreviewProps } from './SyncPreview.tsx';

export interface SyncSettingsFormProps {
  /** Id of the form, for the submit button outside of it. */
  id: string;
  /** Values, errors and changes, made by `createSyncForm`. The container holds the model, so that no entry is lost. */
  model: FormModel;
  /** All fields are valid: send them. */
  onSubmit(): void;
  /** The destination's connector type; only `s3` has a file format. */
  destinationType?: string | null;
  /** The service's errors, by field. */
  serverErrors?: readonly FieldError[];
  /** Shows the settings without a way to change them. @default false */
  isReadOnly?: boolean;
}

const changes = [
  syncPaths.persistDeletedRows,
  syncPaths.autoSyncNewCollections,
  syncPaths.replicateColumnChanges,
];

/** How often a pipeline syncs, when it pauses, and how it handles schema changes (spec §3, sync settings). */
export function SyncSettingsForm({
  id,
  model,
  onSubmit,
  destinationType,
  serverErrors,
  isReadOnly = false,
}: SyncSettingsFormProps) {
  const settings = useSyncSettings(model);
  return (
    <ModelForm
      id={id}
      aria-label="Sync settings"
      model={model}
      onSubmit={onSubmit}
      hasSummary={false}
      {...(serverErrors && { serverErrors })}
    >
      <ReadOnlyContext value={isReadOnly}>
        <ScheduleSection model={model} settings={settings} />
        <WindowSection model={model} settings={settings} />
        <WizardSection level={2} title="When the source changes">
          <div className={css.checks}>
            {changes.map((path) => (
              <ControlSlot key={path} model={model} path={path} kind="toggle" control={ToggleControl} />
            ))}
          </div>
        </WizardSection>
        {destinationType === 's3' && (
          <WizardSection level={2} title="Files">
            <div className={css.format}>
              <span className={css.formatName}>{model.at(syncPaths.s3FileFormat).field.label}</span>
              <Code>{settings.s3FileFormat}</Code>
              <span className={css.formatNote}>
                The only available format. Can’t be changed after creation.
              </span>
            </div>
          </WizardSection>
        )}
      </ReadOnlyContext>
    </ModelForm>
  );
}
