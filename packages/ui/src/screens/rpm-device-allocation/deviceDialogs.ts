export { AlertDialog } from '../../components/AlertDialog/index.ts';
export { DeactivateDialog } from './DeactivateDialog.tsx';
