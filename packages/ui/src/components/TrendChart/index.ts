export { Sparkline, type SparklineProps } from './Sparkline.tsx';
export type { TrendReading } from './series.ts';
export { TrendChart, type TrendChartProps, type TrendParameter } from './TrendChart.tsx';
export { TrendLegend } from './TrendLegend.tsx';
