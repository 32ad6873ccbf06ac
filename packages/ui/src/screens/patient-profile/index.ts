export { PatientProfileScreen } from './PatientProfileScreen.tsx';
