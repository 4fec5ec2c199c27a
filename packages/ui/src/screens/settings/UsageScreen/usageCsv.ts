import { syncLabels } from '../../../domain/usage/syncLabels.ts';
import type { UsageMonth } from '../../../domain/usage/usageMonths.ts';
import type { ListCsv } from '../../../patterns/ResourceList/listCsv.ts';
import type { UsageRow } from './usageRow.ts';

interface UsageCsvOptions {
  /** What a row is: “Pipeline”. */
  readonly noun: string;
  readonly month: UsageMonth;
  /** The records that the shares refer to; `null` while they are unknown. */
  readonly total: number | null;
  /** Whether rows have an id other than their name, and records by kind of sync. @default true */
  readonly isDetailed?: boolean;
}

/** A share with the four digits that mean something. */
const shareOf = (records: number, total: number): number => Number((records / total).toPrecision(4));

/** The columns of a file of usage; `rowOf` makes a row from what the service sends. Months are those of UTC. */
export const usageCsv = <Item>(
  { noun, month, total, isDetailed = true }: UsageCsvOptions,
  rowOf: (item: Item) => UsageRow,
): ListCsv<Item> => ({
  heads: [
    ...(isDetailed ? ['ID'] : []),
    noun,
    'Month (UTC)',
    'Records',
    ...(isDetailed ? [syncLabels.continuous, syncLabels.initial] : []),
    'Share',
  ],
  cells(item) {
    const { id, name, records, continuous, initial } = rowOf(item);
    return [
      ...(isDetailed ? [id] : []),
      name,
      month,
      records,
      ...(isDetailed ? [continuous, initial] : []),
      total ? shareOf(records, total) : null,
    ];
  },
});
