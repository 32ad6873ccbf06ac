export { AccountFrame } from './AccountFrame.tsx';
export { AccountPage, accountLink } from './AccountPage.tsx';
