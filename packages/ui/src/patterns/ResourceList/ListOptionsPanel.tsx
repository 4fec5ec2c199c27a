import { Dialog } from 'react-aria-components/Dialog';
import { Floating, type FloatingState } from '../../internal/Floating.tsx';
import { ColumnChoice, type ColumnChoiceProps } from './ColumnChoice.tsx';
import { DensityChoice } from './DensityChoice.tsx';
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
