export { SecurityCard } from './SecurityCard.tsx';
export { SessionsCard } from './SessionsCard.tsx';
