export { DeactivateDialog } from './DeactivateDialog.tsx';
