import { linkWords } from '@rpm/domain/words/app';
import { cva, type VariantProps } from 'class-variance-authority';
import { ExternalLink } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type ButtonProps, buttonStyle } from '../Button/Button.tsx';

const text = cva(
  'rounded-xs text-fg-link underline decoration-1 underline-offset-[0.2em] hover:text-fg-link-hover hover:decoration-2',
  {
    variants: {
      look: {
        inline: 'wrap-anywhere',
        alone: 'inline-flex min-h-target items-center gap-1.5 text-label',
      },
    },
  },
);

type TextLook = NonNullable<VariantProps<typeof text>['look']>;
type ButtonLook = 'primary' | 'secondary' | 'soft' | 'ghost';

interface Look {
  /** inline: inside a sentence · alone: on a line of its own, as a way back · the others: as a `Button`. */
  look?: TextLook | ButtonLook;
  /** The height, where it looks like a button. */
  size?: ButtonProps['size'];
  /** Stands before the text. Decorative. */
  icon?: ReactNode;
  children: ReactNode;
}

export interface LinkProps extends Look {
  /** An address of this portal, from `routes` of the domain. */
  to: string;
  /** Before it goes: `preventDefault` keeps the reader here, to be asked first. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export interface OutsideLinkProps extends Look {
  /** https, http, mailto or tel. Anything else, as `javascript:`, is not made a link. */
  href: string;
}

const styleOf = (look: TextLook | ButtonLook, size: ButtonProps['size']) =>
  look === 'inline' || look === 'alone' ? text({ look }) : buttonStyle({ variant: look, size });

/** Goes to another page of the portal without loading it anew. For going somewhere; for doing something, `Button`. */
export function Link({ to, look = 'inline', size, icon, onClick, children }: LinkProps) {
  return (
    <RouterLink to={to} onClick={onClick} className={styleOf(look, size)}>
      {icon}
      {children}
    </RouterLink>
  );
}

/**
 * Goes out of the portal: a page in a new tab (which it says), a mail program or the telephone. The other side learns
 * nothing of the page it was on (`noreferrer`).
 */
export function OutsideLink({ href, look = 'inline', size, icon, children }: OutsideLinkProps) {
  if (!/^(https?|mailto|tel):/i.test(href)) return <span>{children}</span>;
  const isPage = /^https?:/i.test(href);
  return (
    <a href={href} className={styleOf(look, size)} {...(isPage && { target: '_blank', rel: 'noreferrer' })}>
      {icon}
      {children}
      {isPage && (
        <>
          <ExternalLink
            aria-hidden="true"
            strokeWidth={1.75}
            className={look === 'inline' ? 'ml-1 inline size-[1em] align-[-0.125em]' : 'size-icon flex-none'}
          />
          <span className="sr-only"> {linkWords.opensNewTab}</span>
        </>
      )}
    </a>
  );
}
