export { RecordsChart, type RecordsChartProps } from '../patterns/RecordsChart/RecordsChart.tsx';
