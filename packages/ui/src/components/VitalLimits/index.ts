export { VitalLimits, type VitalLimitsProps } from './VitalLimits.tsx';
