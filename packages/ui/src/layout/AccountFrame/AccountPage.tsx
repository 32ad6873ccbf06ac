import { loginWords } from '@rpm/domain/words/login';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Problem } from '../../components/Banner/Problem.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { useDensity } from '../../hooks/useDensity.ts';
import { usePageTitle } from '../Page/usePageTitle.ts';
import { AccountFrame } from './AccountFrame.tsx';

interface AccountPageProps {
  /** The heading, and the title of the browser's tab. When it changes, the focus goes to it. */
  title: string;
  /** One line under the heading. */
  subtitle?: ReactNode;
  children: ReactNode;
}

/** The look of a link between the account's public pages. */
export const accountLink =
  'inline-flex min-h-11 items-center text-fg-link underline underline-offset-4 hover:text-fg-link-hover';

/**
 * A public page of the account. Like `Page` it gives the focus to its heading, unless it is the first page of a visit:
 * a screen reader then reads where one has come.
 */
export function AccountPage({ title, subtitle, children }: AccountPageProps) {
  useDensity('patient');
  usePageTitle(title);
  const { key } = useLocation();
  const isFirst = useRef(key === 'default');
  const head = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when another page or part of one is there
  useEffect(() => {
    if (!isFirst.current) head.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [title]);
  return (
    <AccountFrame>
      <h1 ref={head} tabIndex={-1} className="w-fit rounded-xs text-h1 lg:text-[2.25rem] lg:leading-tight">
        {title}
      </h1>
      {subtitle && <p className="mt-1 text-fg-muted">{subtitle}</p>}
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </AccountFrame>
  );
}

interface AccountFormProps extends Pick<ComponentProps<'form'>, 'onSubmit' | 'onFocus'> {
  title: string;
  /** Why the last try did nothing, when it is not one field's. */
  problem: string | null;
  children: ReactNode;
}

/** The form of a public page of the account: what went wrong stands above its fields. */
export const AccountForm = ({ title, problem, children, ...handlers }: AccountFormProps) => (
  <form noValidate aria-label={title} {...handlers} className="flex flex-col gap-5">
    <Problem>{problem}</Problem>
    {children}
  </form>
);

/** The e-mail address that somebody logs in with, known to password managers as the user name. */
export const EmailInput = (
  props: Pick<ComponentProps<typeof TextInput>, 'hint' | 'error' | 'defaultValue'>,
) => (
  <TextInput
    label={loginWords.email}
    name="username"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    isRequired
    {...props}
  />
);
