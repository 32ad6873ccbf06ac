export { ListPages, type ListPagesProps } from './ListPages.tsx';
