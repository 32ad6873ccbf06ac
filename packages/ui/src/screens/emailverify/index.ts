export { EmailVerifyScreen } from './EmailVerifyScreen.tsx';
