import { appWords } from '@rpm/domain/words/app';
import type { ReactNode } from 'react';
import { Mark } from '../../components/Mark/Mark.tsx';
import { useIsInShell } from '../AppShell/ShellContext.ts';

/**
 * A page without navigation, its content in the middle: loading, failed, not found. Outside the application's frame it
 * brings a header and the main landmark; inside it is only the content.
 */
export function BarePage({ children }: { children: ReactNode }) {
  const content =
    'flex grow flex-col items-center justify-center gap-3.5 px-6 pt-8 pb-24 text-center [overflow-wrap:anywhere]';
  if (useIsInShell()) return <div className={content}>{children}</div>;
  return (
    <div className="flex min-h-dvh flex-col bg-surface-frame">
      <header className="flex min-h-header items-center gap-3 px-4 text-fg-on-frame">
        <span className="patient:size-11 size-8 flex-none">
          <Mark />
        </span>
        <span className="font-semibold text-lead leading-tight">{appWords.title}</span>
      </header>
      <main className={`rounded-t-xl bg-surface-canvas ${content}`}>{children}</main>
    </div>
  );
}
