export { Page, type PageProps } from './Page.tsx';
export { usePageTitle } from './usePageTitle.ts';
