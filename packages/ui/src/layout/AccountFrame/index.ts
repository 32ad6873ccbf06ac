export { AccountFrame } from './AccountFrame.tsx';
export { AccountForm, AccountPage, accountLink, EmailInput } from './AccountPage.tsx';
