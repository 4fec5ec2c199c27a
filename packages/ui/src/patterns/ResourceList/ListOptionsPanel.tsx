import { Dialog } from 'react-aria-components/Dialog';
import { Floating, type FloatingState } from '../../internal/Floating.tsx';
import { SegmentedControl, type Segment } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { useDensity, useDensityChange, type Density } from '../DensityProvider/density.ts';
import { ColumnChoice, type ColumnChoiceProps } from './ColumnChoice.tsx';
import { CsvDownload } from './CsvDownload.tsx';
import { SavedViews } from './SavedViews.tsx';
import type { SavedViewsProps } from './savedViewsProps.ts';
import { useCsvDownload, type CsvSource } from './useCsvDownload.ts';
import * as css from './ListOptions.css.ts';

export interface ListOptionsPanelProps<Row> extends FloatingState {
  /** Without it, views cannot be saved. */
  views?: SavedViewsProps;
  /** Without it, the columns cannot be chosen. */
  columns?: ColumnChoiceProps;
  /** Without it, there is no download. */
  csv?: CsvSource<Row>;
}

const choices: readonly Segment<Density>[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

/** The height of the rows of all lists, where it is kept. On narrow pages both are the same, so there is no choice. */
function DensityChoice() {
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

/** Mounted while it is closed, so that a download continues. */
export function ListOptionsPanel<Row extends { readonly id: number }>({
  views,
  columns,
  csv,
  ...state
}: ListOptionsPanelProps<Row>) {
  const download = useCsvDownload(csv);
  return (
    <Floating {...state} label="List options" align="end">
      <Dialog aria-label="List options" className={css.panel}>
        {views && <SavedViews {...views} onOpen={() => state.onOpenChange(false)} />}
        <DensityChoice />
        {columns && <ColumnChoice {...columns} />}
        {csv && <CsvDownload noun={csv.noun} count={csv.count} {...download} />}
      </Dialog>
    </Floating>
  );
}
