import { WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './SettingsSkeleton.css.ts';

/** Reserves the layout of a view of the settings: a sheet with fields or rows. */
export function SettingsSkeleton() {
  return (
    <WizardSheet>
      <div className={css.rows}>
        {['38%', '100%', '52%', '100%', '44%', '100%', '61%', '100%'].map((width, index) => (
          <Skeleton key={index} width={width} height={width === '100%' ? 36 : 14} />
        ))}
      </div>
    </WizardSheet>
  );
}
