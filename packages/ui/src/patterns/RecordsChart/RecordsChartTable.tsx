import { formatCount } from '../../domain/format/count.ts';
import type { UsageBucket } from '../../domain/usage/usageBuckets.ts';
import { saveFile } from '../../internal/saveFile.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataTable, type DataTableColumn } from '../../primitives/DataTable/DataTable.tsx';
import { useTimeZone } from '../PresentProvider/present.ts';
import { csvOf } from './RecordsChart.logic.ts';
import type { RecordsChartBarsProps } from './RecordsChartBars.tsx';
import * as css from './RecordsChart.css.ts';

interface RecordsChartTableProps extends Omit<RecordsChartBarsProps, 'top' | 'isNamed'> {
  fileName: string | undefined;
}

interface TimedBucket {
  readonly bucket: UsageBucket;
  readonly time: string | undefined;
}

/** The chart's figures as a table, newest first, and as a file. */
export function RecordsChartTable({
  label,
  buckets,
  series,
  times,
  measure,
  fileName,
}: RecordsChartTableProps) {
  const timeZone = useTimeZone();
  const columns: readonly DataTableColumn<TimedBucket>[] = [
    { id: 'time', label: 'Time', cell: ({ time }) => time },
    ...series.map(({ key, label: name }) => ({
      id: key,
      label: series.length > 1 ? name : measure.label,
      align: 'end' as const,
      cell: ({ bucket }: TimedBucket) => formatCount(bucket[key]),
    })),
  ];
  return (
    <details className={css.details}>
      <summary className={css.summary}>Show as table</summary>
      {fileName !== undefined && (
        <div className={css.save}>
          <Button
            size="small"
            onPress={() => saveFile(fileName, 'text/csv', csvOf(buckets, series, timeZone))}
          >
            Download CSV
          </Button>
        </div>
      )}
      <div className={css.table}>
        <DataTable
          label={label}
          columns={columns}
          rows={buckets.map((bucket, index) => ({ bucket, time: times[index] })).toReversed()}
          getRowId={({ bucket }) => bucket.from.toISOString()}
        />
      </div>
    </details>
  );
}
