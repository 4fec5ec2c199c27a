import { chance, pick } from '../core/random.ts';

/** A file of a bucket; its rows are generated when they are read. */
export interface BucketFile {
  readonly name: string;
  /** The heading line. */
  readonly columns: readonly string[];
  readonly rowCount: number;
  row(index: number): readonly string[];
}

type Cell = (share: number, row: number) => string;

const words = ['web', 'shop', 'app', 'mail', 'store'] as const;
const day = (row: number): string => new Date(Date.UTC(2026, 0, 1 + (row % 365))).toISOString().slice(0, 10);

/** A column's value, from a number in [0, 1) and the row's number. */
const cells = {
  id: (_share, row) => String(7_000_000_000 + row * 13),
  count: (share) => String(Math.floor(share * 40)),
  // Cents are rare, so that a few rows look like whole numbers.
  amount: (share, row) => (row % 7 === 6 ? (share * 900).toFixed(2) : String(Math.floor(share * 900))),
  share: (share) => share.toFixed(3),
  flag: (share) => String(share < 0.5),
  day: (_share, row) => day(row),
  at: (share, row) => `${day(row)}T${String(Math.floor(share * 24)).padStart(2, '0')}:30:00Z`,
  word: (share) => words[Math.floor(share * words.length)] ?? words[0],
  remark: (share) => (share < 0.2 ? 'checked by hand' : ''),
  labels: (share) => JSON.stringify(share < 0.5 ? ['new'] : ['returning', 'vip']),
  payload: (share) => JSON.stringify({ step: Math.floor(share * 9), source: 'import' }),
} as const satisfies Record<string, Cell>;
type CellKind = keyof typeof cells;

interface Subject {
  readonly name: string;
  readonly word: string;
  readonly columns: readonly (readonly [name: string, kind: CellKind])[];
}

/** The subjects of files with their columns; the first has every type of spec §3. */
const subjects: readonly [Subject, ...Subject[]] = [
  {
    name: 'events',
    word: 'event',
    columns: [
      ['event_id', 'id'],
      ['visitor', 'word'],
      ['occurred_at', 'at'],
      ['day', 'day'],
      ['position', 'count'],
      ['value', 'amount'],
      ['is_test', 'flag'],
      ['labels', 'labels'],
      ['payload', 'payload'],
      ['remark', 'remark'],
    ],
  },
  {
    name: 'orders',
    word: 'order',
    columns: [
      ['order_id', 'id'],
      ['channel', 'word'],
      ['quantity', 'count'],
      ['total', 'amount'],
      ['is_gift', 'flag'],
      ['placed_at', 'at'],
      ['remark', 'remark'],
    ],
  },
  {
    name: 'stock',
    word: 'stock',
    columns: [
      ['warehouse', 'word'],
      ['counted_on', 'day'],
      ['available', 'count'],
      ['reserved', 'count'],
      ['fill_rate', 'share'],
      ['remark', 'remark'],
    ],
  },
];

const rowCount = 400;

/**
 * The files of a bucket below a prefix. Bucket or prefix name their subject, such as `event-exports`; otherwise the
 * seed chooses it.
 */
export function filesOf(seed: number, bucket: string, prefix: string): readonly BucketFile[] {
  const named = subjects.find(({ word }) => `${bucket}/${prefix}`.toLowerCase().includes(word));
  const { name, columns } = named ?? pick(subjects, seed, 'bucket', bucket, prefix);
  return Array.from({ length: 12 }, (_, month) => {
    const file = `${prefix}${name}-2026-${String(month + 1).padStart(2, '0')}.csv`;
    return {
      name: file,
      columns: columns.map(([column]) => column),
      rowCount,
      row: (index) =>
        columns.map(([column, kind]) =>
          cells[kind](chance(seed, bucket, file, column, index), month * rowCount + index),
        ),
    };
  });
}
