export { PatientDashboardScreen } from './PatientDashboardScreen.tsx';
