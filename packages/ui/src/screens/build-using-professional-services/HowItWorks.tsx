import { recordRequestWords } from '@rpm/domain/words/recordRequest';
import { Card } from '../../components/Card/Card.tsx';

const texts = recordRequestWords.how;
const steps = [
  [texts.ask, texts.askSays],
  [texts.collect, texts.collectSays],
  [texts.see, texts.seeSays],
] as const;

/** The three steps from asking to reading. */
export function HowItWorks() {
  return (
    <Card title={texts.title}>
      <ol aria-label={texts.title} className="flex flex-col">
        {steps.map(([name, says], at) => (
          <li
            key={name}
            className="relative flex gap-4 pb-5 not-last:before:absolute not-last:before:top-9 not-last:before:bottom-0 not-last:before:left-4 not-last:before:w-0.5 not-last:before:bg-line last:pb-0"
          >
            <span
              aria-hidden="true"
              className="numeric grid size-8.5 flex-none place-items-center rounded-full border-2 border-brand-line bg-brand-soft font-semibold text-brand-fg"
            >
              {at + 1}
            </span>
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              <p className="text-fg-muted">{says}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
