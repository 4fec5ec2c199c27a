import { FieldsToCome } from '../../../patterns/LoadingBlock/FieldsToCome.tsx';
import { WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { section } from '../../../patterns/Wizard/WizardSheet.css.ts';

/** Reserves the layout of a view of the settings: a sheet with fields or rows. */
export function SettingsSkeleton() {
  return (
    <WizardSheet>
      <div className={section}>
        <FieldsToCome count={4} />
      </div>
    </WizardSheet>
  );
}
