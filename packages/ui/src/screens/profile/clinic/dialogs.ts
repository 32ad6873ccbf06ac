export { AccessDialog } from './AccessDialog.tsx';
export { InviteDialog } from './InviteDialog.tsx';
export { WithdrawDialog } from './WithdrawDialog.tsx';
