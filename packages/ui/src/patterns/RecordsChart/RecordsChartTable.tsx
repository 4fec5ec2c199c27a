import { formatCount } from '../../domain/format/count.ts';
import type { RecordsChartBarsProps } from './RecordsChartBars.tsx';
import * as css from './RecordsChart.css.ts';

/** The chart's figures as a table, newest first. */
export function RecordsChartTable({ buckets, series, times }: Omit<RecordsChartBarsProps, 'top' | 'label'>) {
  return (
    <details className={css.details}>
      <summary className={css.summary}>Show as table</summary>
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.head}>Time</th>
            {series.map(({ key, label: name }) => (
              <th key={key} className={css.headNumber}>
                {series.length > 1 ? name : 'Records'}
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
