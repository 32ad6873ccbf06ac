export { SessionLengthCard } from './SessionLengthCard.tsx';
export { StaffCard } from './StaffCard.tsx';
