export { RangeDialog, type RangeDialogProps } from './RangeDialog.tsx';
