import type { NoteTemplate } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { noteTemplateWords as texts } from '@rpm/domain/words/noteTemplate';
import { recordWords } from '@rpm/domain/words/record';
import { Button } from '../../../components/Button/Button.tsx';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { nameOf } from '../../../hooks/names.ts';
import { useShownTime } from '../../../parts/person/when.ts';

const { topics } = recordWords.record.notes;

/** A template as it was read: what was not of the promised form is `null`. */
export type ReadTemplate = { [K in keyof NoteTemplate]: NoteTemplate[K] | null };

interface TemplateListProps {
  templates: readonly ReadTemplate[];
  onChange: (template: ReadTemplate) => void;
  onEnd: (template: ReadTemplate) => void;
}

/** Those in use, each with what can be done with it, and under them those that have ended. Their texts are text. */
export function TemplateList({ templates, onChange, onEnd }: TemplateListProps) {
  const inUse = templates.filter(({ ended }) => ended === null);
  const ended = templates.filter((each) => each.ended !== null);
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={texts.title} className="divide-y divide-line-subtle">
        {inUse.map((template, at) => (
          <li key={template.templateId ?? `row ${at}`} className="flex flex-col gap-2 py-3 first:pt-1">
            <About template={template} />
            {template.templateId !== null && (
              <div className="flex flex-wrap justify-end gap-2">
                <Button size="sm" variant="ghost" onClick={() => onEnd(template)}>
                  {texts.end}
                  <Of template={template} />
                </Button>
                <Button size="sm" onClick={() => onChange(template)}>
                  {texts.change}
                  <Of template={template} />
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {ended.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-label">
            {texts.ended({ count: ended.length })}
          </summary>
          <ul aria-label={texts.ended({ count: ended.length })} className="divide-y divide-line-subtle">
            {ended.map((template, at) => (
              <li key={template.templateId ?? `row ${at}`} className="py-3">
                <About template={template} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const Of = ({ template: { name } }: { template: ReadTemplate }) => (
  <span className="sr-only"> {texts.of({ name: name ?? loadWords.unknown })}</span>
);

function About({ template: { name, topic, text, by, time, ended } }: { template: ReadTemplate }) {
  const shown = useShownTime(browserTimeZone());
  const whom = (person: { name: string | null } | null, at: string | null) => ({
    name: person?.name ?? loadWords.unknown,
    time: shown(at, 'date'),
  });
  return (
    <div className="wrap-anywhere min-w-0">
      <p className="font-semibold">
        <bdi>{name ?? loadWords.unknown}</bdi>
      </p>
      <p className="text-caption text-fg-muted">
        {topic ? nameOf(topics, topic) : loadWords.unknown} · <bdi>{texts.by(whom(by, time))}</bdi>
        {ended && (
          <>
            {' · '}
            <bdi>{(ended.isReplaced ? texts.replacedBy : texts.endedBy)(whom(ended.by, ended.time))}</bdi>
          </>
        )}
      </p>
      <p dir="auto" className="whitespace-pre-wrap pt-1">
        {text ?? loadWords.unknown}
      </p>
    </div>
  );
}
