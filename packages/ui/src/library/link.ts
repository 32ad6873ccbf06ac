/** The link of pages that `react-router-dom` shows; an entry of its own, because whoever has another router has no need of that one. */
export { Link, type LinkProps, OutsideLink, type OutsideLinkProps } from '../components/Link/Link.tsx';
