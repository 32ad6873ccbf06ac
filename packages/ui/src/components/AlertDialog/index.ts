export { type AlertAct, type AlertAction, AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
