import type { FormModel } from '../../domain/forms/model/formState.ts';
import { longWindowWarning } from '../../domain/pipelines/sentences.ts';
import { syncPaths } from '../../domain/pipelines/syncForm.ts';
import { activeWindow, type SyncSettings } from '../../domain/pipelines/syncSettings.ts';
import { WizardSection } from '../../patterns/Wizard/WizardSheet.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { TimeWindowControl } from '../controls/TimeWindowControl.tsx';
import { ControlSlot } from '../fields/ControlSlot.tsx';

interface WindowSectionProps {
  model: FormModel;
  /** The current values of the form. */
  settings: SyncSettings;
}

/** The maintenance window, during which the pipeline pauses. */
export function WindowSection({ model, settings }: WindowSectionProps) {
  const window = activeWindow(settings);
  const warning = window && longWindowWarning(window);
  return (
    <WizardSection
      level={2}
      title="Maintenance window"
      description="Nothing syncs during this time. It can cross midnight."
    >
      <ControlSlot model={model} path={syncPaths.window} kind="timeWindow" control={TimeWindowControl} />
      {warning && (
        <Banner tone="caution" role="status" title={warning.title}>
          {warning.advice}
        </Banner>
      )}
    </WizardSection>
  );
}
