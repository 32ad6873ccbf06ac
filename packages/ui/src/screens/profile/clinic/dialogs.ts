export { AccessDialog } from './AccessDialog.tsx';
export { InviteDialog } from './InviteDialog.tsx';
export { ResetFactorsDialog } from './ResetFactorsDialog.tsx';
export { UnlinkDialog } from './UnlinkDialog.tsx';
export { WithdrawDialog } from './WithdrawDialog.tsx';
