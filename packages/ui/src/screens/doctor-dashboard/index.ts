export { DoctorDashboardScreen } from './DoctorDashboardScreen.tsx';
