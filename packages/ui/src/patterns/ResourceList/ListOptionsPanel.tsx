import { Dialog } from 'react-aria-components/Dialog';
import { Floating, type FloatingState } from '../../internal/Floating.tsx';
import { ColumnChoice, type ColumnChoiceProps } from './ColumnChoice.tsx';
import { DensityChoice } from './DensityChoice.tsx';
import { CsvDownload } from './CsvDownload.tsx';
import { useCsvDownload, type CsvSource } from './useCsvDownload.ts';
import * as css from './ListOptions.css.ts';

export interface ListOptionsPanelProps<Row> extends FloatingState {
  /** Without it, the columns cannot be chosen. */
  columns?: ColumnChoiceProps;
  /** Without it, there is no download. */
  csv?: CsvSource<Row>;
}

/** Mounted while it is closed, so that a download continues. */
export function ListOptionsPanel<Row extends { readonly id: number }>({
  columns,
  csv,
  ...state
}: ListOptionsPanelProps<Row>) {
  const download = useCsvDownload(csv);
  return (
    <Floating {...state} label="List options" align="end">
      <Dialog aria-label="List options" className={css.panel}>
        <DensityChoice />
        {columns && <ColumnChoice {...columns} />}
        {csv && <CsvDownload noun={csv.noun} count={csv.count} {...download} />}
      </Dialog>
    </Floating>
  );
}
