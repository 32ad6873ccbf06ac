export { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
export { DeactivateDialog } from '../../dialogs/deactivate-device/DeactivateDialog.tsx';
