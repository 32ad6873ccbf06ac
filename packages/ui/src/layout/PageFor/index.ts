export { PageFor } from './PageFor.tsx';
