export { PatientDetailsScreen } from './PatientDetailsScreen.tsx';
