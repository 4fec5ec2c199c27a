import { useRef } from 'react';
import type { FieldError } from '../../domain/problem.ts';
import { checkSyncSettings, syncFields, type SyncField } from '../../domain/schedule/checkSyncSettings.ts';
import type { SyncSettings } from '../../domain/schedule/syncSettings.ts';
import { WizardSection } from '../../patterns/Wizard/WizardSheet.tsx';
import { Code } from '../../primitives/Code/Code.tsx';
import { focusField } from '../fields/focusField.ts';
import { ChangesSection } from './ChangesSection.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import type { SyncSectionProps } from './syncSection.ts';
import { useFieldErrors } from './useFieldErrors.ts';
import { WindowSection } from './WindowSection.tsx';
import * as css from './SyncSettingsForm.css.ts';

export interface SyncSettingsFormProps {
  /** For the submit button, which stands outside of it. */
  id: string;
  /** What is set now. */
  settings: SyncSettings;
  /** Gets all settings again, with the one that has changed. */
  onChange(settings: SyncSettings): void;
  /** Everything was judged and is right. */
  onSubmit(): void;
  /** The destination's connector type; a file format concerns `s3` alone. */
  destinationType?: string | null;
  /** What the service refused, by field. */
  refused?: readonly FieldError[];
}

/** How often a pipeline syncs, when it pauses, and how it handles schema changes (spec §3, sync settings). */
export function SyncSettingsForm({
  id,
  settings,
  onChange,
  onSubmit,
  destinationType,
  refused,
}: SyncSettingsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const found = checkSyncSettings(settings);
  const { shown, leave, change, showAll } = useFieldErrors(found, refused);

  const set = (changes: Partial<SyncSettings>, field?: SyncField): void => {
    if (field) change(field);
    onChange({ ...settings, ...changes });
  };
  const section: SyncSectionProps = { settings, errors: shown, set, leave };

  const submit = (): void => {
    const first = syncFields.find((field) => found[field]);
    if (!first) return onSubmit();
    showAll();
    if (form.current) focusField(form.current, first);
    return undefined;
  };

  return (
    <form
      ref={form}
      id={id}
      className={css.form}
      aria-label="Sync settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ScheduleSection {...section} />
      <WindowSection {...section} />
      <ChangesSection settings={settings} set={set} />
      {destinationType === 's3' && (
        <WizardSection level={2} title="Files">
          <div className={css.format}>
            <span className={css.formatName}>S3 file format</span>
            <Code>{settings.s3FileFormat}</Code>
            <span className={css.formatNote}>
              The only available format. Can’t be changed after creation.
            </span>
          </div>
        </WizardSection>
      )}
    </form>
  );
}
