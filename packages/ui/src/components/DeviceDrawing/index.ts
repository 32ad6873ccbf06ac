export { DeviceDrawing } from './DeviceDrawing.tsx';
