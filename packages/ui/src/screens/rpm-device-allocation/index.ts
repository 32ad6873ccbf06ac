export { DeviceAllocationScreen } from './DeviceAllocationScreen.tsx';
