export { RecordsChart, type RecordsChartProps } from '../patterns/RecordsChart/RecordsChart.tsx';
export type { ChartMeasure } from '../patterns/RecordsChart/RecordsChart.logic.ts';
