export { PersonFacts, type PersonFactsProps } from './PersonFacts.tsx';
