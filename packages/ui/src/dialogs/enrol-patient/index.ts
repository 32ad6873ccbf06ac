export { EnrolPatientDialog } from './EnrolPatientDialog.tsx';
