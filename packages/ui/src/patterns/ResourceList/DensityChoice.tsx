import { SegmentedControl, type Segment } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { useDensity, useDensityChange, type Density } from '../DensityProvider/density.ts';
import * as css from './ListOptions.css.ts';

const choices: readonly Segment<Density>[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

/** The height of the rows of all lists, where it is kept. On narrow pages both are the same, so there is no choice. */
export function DensityChoice() {
  const density = useDensity();
  const change = useDensityChange();
  if (!change) return null;
  return (
    <div className={css.density}>
      <h2 className={css.title}>Rows</h2>
      <SegmentedControl label="Rows of all lists" segments={choices} value={density} onChange={change} />
    </div>
  );
}
