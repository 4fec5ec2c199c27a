import { formatCount } from '../../domain/format/count.ts';
import { saveFile } from '../../internal/saveFile.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useTimeZone } from '../PresentProvider/present.ts';
import { csvOf } from './RecordsChart.logic.ts';
import type { RecordsChartBarsProps } from './RecordsChartBars.tsx';
import * as css from './RecordsChart.css.ts';

interface RecordsChartTableProps extends Omit<RecordsChartBarsProps, 'top' | 'label' | 'isNamed'> {
  fileName: string | undefined;
}

/** The chart's figures as a table, newest first, and as a file. */
export function RecordsChartTable({ buckets, series, times, measure, fileName }: RecordsChartTableProps) {
  const timeZone = useTimeZone();
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
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.head}>Time</th>
            {series.map(({ key, label: name }) => (
              <th key={key} className={css.headNumber}>
                {series.length > 1 ? name : measure.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets
            .map((bucket, index) => (
              <tr key={bucket.from.getTime()}>
                <th scope="row" className={css.cell}>
                  {times[index]}
                </th>
                {series.map(({ key }) => (
                  <td key={key} className={css.number}>
                    {formatCount(bucket[key])}
                  </td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </details>
  );
}
