export { RegisterScreen } from './RegisterScreen.tsx';
