export { HowToList, type HowToListProps, type HowToStep } from './HowToList.tsx';
