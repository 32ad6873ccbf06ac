import { appWords } from '@rpm/domain/words/app';
import { loginWords } from '@rpm/domain/words/login';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Mark } from '../../components/Mark/Mark.tsx';
import { useKeptFocus } from '../../hooks/useKeptFocus.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { AccountArt } from './AccountArt.tsx';

const legal = [
  { path: '/terms', label: loginWords.legal.terms },
  { path: '/privacy', label: loginWords.legal.privacy },
  { path: '/california-privacy', label: loginWords.legal.california },
  { path: '/contact', label: loginWords.legal.contact },
];

/** The page around a form of the account's public screens: what the product is on one side, the form on the other. */
export function AccountFrame({ children }: { children: ReactNode }) {
  useKeptFocus();
  return (
    <div className="flex min-h-dvh flex-col bg-surface-frame [--band:var(--rpm-surface-frame-active)] [--frame:var(--rpm-surface-frame)] [--line:var(--rpm-fg-on-frame-muted)] lg:grid lg:grid-cols-2">
      <header
        data-frame
        className="flex flex-col overflow-hidden px-5 py-5.5 text-fg-on-frame lg:px-14 lg:pt-12 lg:pb-0"
      >
        <p className="flex items-center gap-3.5 font-semibold text-lead leading-tight">
          <span className="size-11 flex-none">
            <Mark />
          </span>
          {appWords.title}
        </p>
        <p className="mt-22 max-w-[12em] text-display-section max-lg:hidden">{loginWords.slogan}</p>
        <div className="-mx-14 mt-6 min-h-80 flex-1 max-lg:hidden">
          <AccountArt />
        </div>
      </header>
      <div className="flex flex-1 flex-col rounded-t-2xl bg-surface px-5 pt-7 pb-4 lg:rounded-l-2xl lg:rounded-tr-none lg:p-12">
        <main className="mx-auto flex w-full max-w-110 flex-1 flex-col lg:justify-center">{children}</main>
        <div className="mt-8 flex justify-center">
          <LanguageSwitch />
        </div>
        <nav aria-label={loginWords.legal.label} className="flex flex-wrap justify-center gap-x-6">
          {legal.map(({ path, label }) => (
            <Link
              key={path}
              to={path}
              className="inline-flex min-h-11 items-center text-fg-muted underline underline-offset-4 hover:text-fg"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  );
}
