import type { ReactNode } from 'react';
import type { StoryClaim } from '../../scripts/trace/claims.ts';
import type { Judged } from '../../scripts/trace/results.ts';
import { storyAddress } from '../storyAddress.ts';
import { ResultMark } from './ResultMark.tsx';

const link =
  'wrap-anywhere rounded-xs text-fg-link underline decoration-1 underline-offset-[0.2em] hover:text-fg-link-hover';

/** A list with its name, which on a wide page the place says. Empty, it is not there. */
export function Claims({ name, children }: { name: string; children: ReactNode[] }) {
  if (children.length === 0) return <p aria-hidden="true" />;
  return (
    <div className="min-w-0">
      <p className="text-caption text-fg-muted">{name}</p>
      <ul>{children}</ul>
    </div>
  );
}

/** The stories to open, each with how it came out. */
export function StoryClaims({ stories }: { stories: readonly Judged<StoryClaim>[] }) {
  return (
    <Claims name="Stories">
      {stories.map(({ storyId, title, name, result }) => (
        <li key={storyId}>
          <ResultMark result={result} />
          <a href={storyAddress(storyId)} target="_top" className={link}>
            {title.split('/').at(-1)}: {name}
          </a>
        </li>
      ))}
    </Claims>
  );
}

/** A row of the page: what it is called, what it says, and up to three lists of what shows it. */
export function ClaimRow({ id, text, children }: { id: ReactNode; text: ReactNode; children: ReactNode }) {
  return (
    <li className="grid @min-[64rem]/page:grid-cols-[minmax(5rem,0.6fr)_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)] grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 px-5 py-3">
      <p>
        <code className="wrap-anywhere rounded-sm border border-line bg-surface-sunken px-1.5 py-0.5 font-semibold">
          {id}
        </code>
      </p>
      <div className="wrap-anywhere min-w-0">{text}</div>
      {children}
    </li>
  );
}
