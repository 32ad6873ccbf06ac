export { ReviewOrderScreen } from './ReviewOrderScreen.tsx';
