export { AllPatientsScreen } from './AllPatientsScreen.tsx';
export { PatientListScreen } from './PatientListScreen.tsx';
