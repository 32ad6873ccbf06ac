import { publicWords } from '@rpm/domain/words/public';
import { Printer } from 'lucide-react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { PublicFrame } from '../../layout/PublicFrame/PublicFrame.tsx';
import { legalTemplate } from './legalTemplate.ts';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** One numbered section of a legal text. */
export interface LegalSection {
  /** Its anchor in the address. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

export interface LegalDocumentProps extends PublicScreenProps {
  title: string;
  /** In one sentence, for whom and for what this is. */
  summary: string;
  sections: readonly LegalSection[];
}

const text = publicWords.legal;

/**
 * A legal text: from when it holds, which version it is, its contents, and its numbered sections. Paper shows all of it
 * without the frame. @see SCR-10
 */
export function LegalDocument({ title, summary, sections, dashboardPath }: LegalDocumentProps) {
  return (
    <PublicFrame title={title} dashboardPath={dashboardPath}>
      <article className="mx-auto max-w-200 px-5 py-10 xl:py-16 print:max-w-none print:p-0!">
        <h1 className="text-balance text-display-section print:text-h1">{title}</h1>
        <p className="mt-3 text-fg-muted text-lead">{summary}</p>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
          <dl className="flex flex-wrap gap-x-8 gap-y-1">
            <Fact name={text.effective} value={legalTemplate.effective} />
            <Fact name={text.version} value={legalTemplate.version} />
          </dl>
          <span className="print:hidden">
            <Button
              icon={<Printer aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
              onClick={() => window.print()}
            >
              {text.print}
            </Button>
          </span>
        </div>
        <div className="mt-6">
          <Banner kind="warning">{text.template}</Banner>
        </div>
        <nav aria-label={text.contents} className="mt-8 border-line border-y py-4">
          <p className="font-semibold">{text.contents}</p>
          <ol className="mt-1">
            {sections.map(({ id, title: name }, at) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center text-fg-link underline underline-offset-4 hover:text-fg-link-hover print:min-h-0 print:no-underline"
                >
                  {at + 1}. {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map(({ id, title: name, paragraphs, points }, at) => (
          <section key={id} aria-labelledby={id} className="mt-9">
            <h2 id={id} className="scroll-mt-6 break-after-avoid text-h2">
              {at + 1}. {name}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
            {points && (
              <ul className="mt-3 flex list-disc flex-col gap-2 pl-6">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </PublicFrame>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-fg-muted">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
