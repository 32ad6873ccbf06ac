export { InviteDialog } from './InviteDialog.tsx';
export { WithdrawDialog } from './WithdrawDialog.tsx';
