import { publicWords } from '@rpm/domain/words/public';
import type { ReactNode } from 'react';
import { PublicFrame } from '../../layout/PublicFrame/PublicFrame.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** One section of an article. Everything but its name may be left out. */
export interface ArticleSection {
  /** Its anchor in the address. */
  id: string;
  title: string;
  text?: string;
  /** Things to do, in their order. */
  steps?: readonly string[];
  points?: readonly string[];
  cards?: readonly { title: string; text: string }[];
  /** Decorative: the words say the same. */
  picture?: ReactNode;
}

export interface ArticleProps extends PublicScreenProps {
  title: string;
  lead: string;
  sections: readonly ArticleSection[];
  /** Stands at the end. */
  children?: ReactNode;
}

/** A public page of text: a heading, what the page is about, the way to each section, and the sections. @see SCR-10 */
export function Article({ title, lead, sections, dashboardPath, children }: ArticleProps) {
  return (
    <PublicFrame title={title} dashboardPath={dashboardPath}>
      <article className="mx-auto max-w-280 px-5 py-10 xl:py-16">
        <h1 className="text-balance text-display-section">{title}</h1>
        <p className="mt-4 max-w-[40rem] text-fg-muted text-lead">{lead}</p>
        <nav
          aria-label={publicWords.article.onThisPage}
          className="mt-8 rounded-xl border border-line bg-surface px-5 py-4 forced-colors:border-[CanvasText] print:hidden"
        >
          <p className="font-semibold">{publicWords.article.onThisPage}</p>
          <ul className="flex flex-wrap gap-x-6">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center text-fg-link underline underline-offset-4 hover:text-fg-link-hover"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        {children}
      </article>
    </PublicFrame>
  );
}

function Section({ id, title, text, steps, points, cards, picture }: ArticleSection) {
  return (
    <section
      aria-labelledby={id}
      className="mt-10 grid items-start gap-x-12 gap-y-5 border-line border-t pt-8 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <h2 id={id} className="scroll-mt-6 text-h1">
          {title}
        </h2>
        {text && <p className="max-w-[40rem]">{text}</p>}
        {steps && (
          <ol className="flex max-w-[40rem] flex-col gap-3">
            {steps.map((step, at) => (
              <li key={step} className="flex gap-3.5">
                <span
                  aria-hidden="true"
                  className="grid size-8 flex-none place-items-center rounded-full bg-brand-solid font-semibold text-fg-on-brand text-label"
                >
                  {at + 1}
                </span>
                <span className="min-w-0 pt-0.5">{step}</span>
              </li>
            ))}
          </ol>
        )}
        {points && (
          <ul className="flex max-w-[40rem] list-disc flex-col gap-2 pl-6 marker:text-brand-accent">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
      {picture && (
        <div
          aria-hidden="true"
          className="w-60 max-w-full rounded-xl border border-line bg-surface p-5 md:row-span-2 forced-colors:border-[CanvasText]"
        >
          {picture}
        </div>
      )}
      {cards && (
        <ul className="grid gap-4 sm:grid-cols-2 md:col-span-full lg:grid-cols-3">
          {cards.map((card) => (
            <li
              key={card.title}
              className="rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]"
            >
              <h3 className="text-h3">{card.title}</h3>
              <p className="mt-1.5 text-fg-muted">{card.text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
