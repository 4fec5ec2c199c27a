import { SchemaSkeleton } from '../../../forms/SchemaEditor/SchemaSkeleton.tsx';
import { FieldsToCome } from '../../../patterns/LoadingBlock/FieldsToCome.tsx';
import { WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { section } from '../../../patterns/Wizard/WizardSheet.css.ts';

/** Reserves the layout of a view of the settings: a sheet with fields. */
export function SettingsSkeleton() {
  return (
    <WizardSheet>
      <div className={section}>
        <FieldsToCome count={4} />
      </div>
    </WizardSheet>
  );
}

/** Reserves the layout of the table selection. */
export function TableSelectionSkeleton() {
  return (
    <WizardSheet>
      <SchemaSkeleton />
    </WizardSheet>
  );
}
