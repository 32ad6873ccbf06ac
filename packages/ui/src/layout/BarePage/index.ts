export { BarePage } from './BarePage.tsx';
