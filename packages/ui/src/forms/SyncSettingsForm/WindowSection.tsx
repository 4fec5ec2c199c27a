import { WizardSection } from '../../patterns/Wizard/WizardSheet.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { SyncSectionProps } from './syncSection.ts';
import * as css from './SyncSettingsForm.css.ts';

/** When the pipeline rests. */
export function WindowSection({ settings: { maintenanceWindow }, errors, set, leave }: SyncSectionProps) {
  return (
    <WizardSection
      level={2}
      title="Maintenance window"
      description="A time of day at which nothing syncs. It may cross midnight."
    >
      <div className={css.pair}>
        {(['start', 'end'] as const).map((half) => {
          const field = half === 'start' ? 'windowStart' : 'windowEnd';
          return (
            <div key={half} data-field={field}>
              <TextField
                label={half === 'start' ? 'Start' : 'End'}
                isRequired
                isMono
                autoComplete="off"
                placeholder="HH:MM"
                suffix="UTC"
                value={maintenanceWindow[half]}
                error={errors[field]}
                onChange={(clock) =>
                  set({ maintenanceWindow: { ...maintenanceWindow, [half]: clock } }, field)
                }
                onBlur={() => leave(field)}
              />
            </div>
          );
        })}
      </div>
    </WizardSection>
  );
}
