export { AlertDialog } from '../../components/AlertDialog/index.ts';
export { DeactivateDialog } from '../../dialogs/deactivate-device/index.ts';
