export type { PendingCode } from './PendingCode.ts';
export { VerifyScreen } from './VerifyScreen.tsx';
