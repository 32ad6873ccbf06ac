export { Link, type LinkProps, OutsideLink, type OutsideLinkProps } from './Link.tsx';
