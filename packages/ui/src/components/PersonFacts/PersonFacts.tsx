import { loadWords } from '@rpm/domain/words/load';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';

export interface PersonFactsProps {
  /** Names the section for screen readers. */
  label: string;
  /** The whole name; `null` is drawn as '—'. */
  name: string | null;
  /** Under the name: the e-mail address. */
  detail?: string | null | undefined;
  /** What tells this person from another of the same name; `null` is drawn as '—'. */
  facts: readonly { label: string; value: string | null }[];
  /** A button at the end. */
  action?: ReactNode;
}

/** Whom a page is about: name, address and the facts by which people of one name are told apart. @see REV-01 */
export function PersonFacts({ label, name, detail, facts, action }: PersonFactsProps) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-5 py-3.5 forced-colors:border-[CanvasText]"
    >
      <div className="flex min-w-0 flex-[1_1_14rem] items-center gap-3.5">
        <span className="flex-none scale-125 max-xs:hidden">
          <Avatar name={name ?? ''} />
        </span>
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-h2">
            <bdi>{name ?? loadWords.unknown}</bdi>
          </h2>
          {detail && (
            <p className="wrap-anywhere text-fg-muted">
              <bdi>{detail}</bdi>
            </p>
          )}
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-7 gap-y-2">
        {facts.map((fact) => (
          <div key={fact.label} className="min-w-0">
            <dt className="text-caption text-fg-muted">{fact.label}</dt>
            <dd className="wrap-anywhere font-semibold">
              <bdi>{fact.value ?? loadWords.unknown}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {action}
    </section>
  );
}
