export { RangeRail, type RangeRailProps } from './RangeRail.tsx';
