export { PatientListScreen } from './PatientListScreen.tsx';
