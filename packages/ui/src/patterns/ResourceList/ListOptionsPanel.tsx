import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { floating } from '../../internal/overlay.css.ts';
import { ColumnChoice, type ColumnChoiceProps } from './ColumnChoice.tsx';
import { CsvDownload } from './CsvDownload.tsx';
import { useCsvDownload, type CsvSource } from './useCsvDownload.ts';
import * as css from './ListOptions.css.ts';

export interface ListOptionsPanelProps<Row> {
  /** Without it, the columns cannot be chosen. */
  columns?: ColumnChoiceProps;
  /** Without it, there is no download. */
  csv?: CsvSource<Row>;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** Mounted while it is closed, so that a download continues. */
export function ListOptionsPanel<Row extends { readonly id: number }>({
  columns,
  csv,
  triggerRef,
  isOpen,
  onOpenChange,
}: ListOptionsPanelProps<Row>) {
  const download = useCsvDownload(csv);
  return (
    <Popover
      aria-label="List options"
      className={floating}
      placement="bottom end"
      offset={4}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Dialog aria-label="List options" className={css.panel}>
        {columns && <ColumnChoice {...columns} />}
        {csv && <CsvDownload noun={csv.noun} count={csv.count} {...download} />}
      </Dialog>
    </Popover>
  );
}
