export { MyDashboardScreen } from './MyDashboardScreen.tsx';
