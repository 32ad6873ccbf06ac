export { RegisterSuccessScreen } from './RegisterSuccessScreen.tsx';
