export { VitalIcon } from './VitalIcon.tsx';
