import { useMemo } from 'react';
import { writeCsv } from '../../../domain/format/csv.ts';
import { formatCount, formatPercent } from '../../../domain/format/count.ts';
import { syncLabels } from '../../../domain/usage/syncLabels.ts';
import type { UsageMonth } from '../../../domain/usage/usageMonths.ts';
import { saveFile } from '../../../internal/saveFile.ts';
import { ShowMore, useShownRows } from '../../../patterns/Pagination/ShowMore.tsx';
import { Grid } from '../../../patterns/Grid/Grid.tsx';
import { GridLink } from '../../../patterns/Grid/GridLink.tsx';
import type { GridColumn } from '../../../patterns/Grid/gridColumns.ts';
import type { GridSort } from '../../../patterns/Grid/GridHead.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { rem } from '../../../theme/rem.ts';
import { usageCsv } from './usageCsv.ts';
import type { UsageRow } from './usageRow.ts';
import * as css from './UsageScreen.css.ts';

export interface UsageTableProps {
  /** Names the table. */
  label: string;
  /** What a row is: “Pipeline”. */
  noun: string;
  rows: readonly UsageRow[];
  /** The records that the shares refer to; `null` while they are unknown. */
  total: number | null;
  /** Without it, the rows cannot be sorted. */
  sort?: GridSort | undefined;
  onSortChange?: ((sort: GridSort) => void) | undefined;
  empty: string;
  /** Shows the first rows, and the others on request. @default false */
  isFolded?: boolean;
}

const rowHeight = 44;

/** A share in words; one that would round to nothing is said to be small. */
export function formatShare(share: number): string {
  if (share > 0 && share < 0.001) return '< 0.1%';
  return formatPercent(share);
}

interface ColumnsWanted extends Pick<UsageTableProps, 'noun' | 'total'> {
  /** The records of the largest row, whose bar is full: small rows stay apart. */
  readonly most: number;
  readonly hasInitial: boolean;
  readonly hasLinks: boolean;
  readonly isSortable: boolean;
}

const columnsOf = ({
  noun,
  total,
  most,
  hasInitial,
  hasLinks,
  isSortable,
}: ColumnsWanted): readonly GridColumn<UsageRow>[] => {
  const shareOf = (records: number) => (total ? records / total : null);
  return [
    {
      id: 'name',
      label: noun,
      isRowHeader: true,
      isSortable,
      width: 'minmax(0, 1fr)',
      focusTarget: hasLinks ? 'control' : 'cell',
      cell: ({ name, href }, control) => (
        <span className={css.name} title={name}>
          {href === undefined ? (
            <bdi translate="no">{name}</bdi>
          ) : (
            <GridLink {...control} href={href}>
              {name}
            </GridLink>
          )}
        </span>
      ),
    },
    {
      id: 'total_records',
      label: 'Records',
      align: 'end',
      isSortable,
      isStateless: true,
      width: rem(132),
      narrowWidth: rem(98),
      cell: ({ records }) => formatCount(records),
    },
    ...(hasInitial
      ? [
          {
            id: 'initial',
            label: syncLabels.initial,
            align: 'end',
            isStateless: true,
            width: rem(184),
            // With large text, the name needs its room.
            hideBelow: 'icons',
            cell: ({ initial }: UsageRow) => (initial === undefined ? '—' : formatCount(initial)),
          } as const,
        ]
      : []),
    {
      id: 'share',
      label: 'Share',
      align: 'end',
      isStateless: true,
      width: rem(184),
      narrowWidth: rem(60),
      cell: ({ records }) => {
        const share = shareOf(records);
        if (share === null) return '—';
        return (
          <span className={css.share}>
            <span className={css.track} aria-hidden>
              <svg className={css.bar} width={`${most > 0 ? (records / most) * 100 : 0}%`} />
            </span>
            {formatShare(share)}
          </span>
        );
      },
    },
  ];
};

/** Rows with their records, their share of all records, and a bar of that share. */
export function UsageTable({
  label,
  noun,
  rows,
  total,
  sort,
  onSortChange,
  empty,
  isFolded = false,
}: UsageTableProps) {
  const hasInitial = rows.some(({ initial }) => initial !== undefined);
  const hasLinks = rows.some(({ href }) => href !== undefined);
  const isSortable = onSortChange !== undefined;
  const most = Math.max(0, ...rows.map(({ records }) => records));
  const columns = useMemo(
    () => columnsOf({ noun, total, most, hasInitial, hasLinks, isSortable }),
    [noun, total, most, hasInitial, hasLinks, isSortable],
  );
  const { shown, more } = useShownRows(rows.length);
  const visible = useMemo(() => (isFolded ? rows.slice(0, shown) : rows), [rows, isFolded, shown]);
  return (
    <>
      <div className={css.grid}>
        <Grid
          label={label}
          rows={visible}
          columns={columns}
          getRowId={({ id }) => id}
          getRowName={({ name }) => name}
          rowHeight={rowHeight}
          {...(sort && { sort })}
          {...(onSortChange && { onSortChange })}
          empty={empty}
        />
      </div>
      <div className={css.more}>{isFolded && <ShowMore {...more} />}</div>
    </>
  );
}

interface UsageFileProps extends Pick<UsageTableProps, 'noun' | 'rows' | 'total'> {
  month: UsageMonth;
  /** Name of the file, with its ending. */
  fileName: string;
}

/** Saves the rows that are shown, which have no id and no kinds of sync. */
export function UsageFile({ noun, rows, total, month, fileName }: UsageFileProps) {
  const save = () => {
    const { heads, cells } = usageCsv({ noun, month, total, isDetailed: false }, (row: UsageRow) => row);
    saveFile(fileName, 'text/csv', writeCsv(heads, rows.map(cells)));
  };
  return (
    <Button size="small" onPress={save} isDisabled={rows.length === 0}>
      Download CSV
    </Button>
  );
}
