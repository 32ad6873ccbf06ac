export { SessionTimeout } from './SessionTimeout.tsx';
