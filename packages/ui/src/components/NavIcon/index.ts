export { NavIcon } from './NavIcon.tsx';
