import { CircleCheck, CircleX } from 'lucide-react';
import type { Guide } from './guide.ts';

/** What stands between backticks is code. */
const WithCode = ({ children }: { children: string }) =>
  children.split('`').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order
    at % 2 === 1 ? <code key={at}>{part}</code> : part,
  );

function Lines({ name, lines, isDo }: { name: string; lines: readonly string[]; isDo: boolean }) {
  const Icon = isDo ? CircleCheck : CircleX;
  return (
    <div className="min-w-0">
      <p className="font-semibold">{name}</p>
      <ul>
        {lines.map((line) => (
          <li key={line} className="flex gap-2 py-0.5">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-4 flex-none ${isDo ? 'text-feedback-success-icon' : 'text-feedback-danger-icon'}`}
            />
            <span className="wrap-anywhere min-w-0">
              <WithCode>{line}</WithCode>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The anatomy of a component, and how it is meant to be used. */
export function GuideParts({ guide: { parts, does, donts } }: { guide: Guide }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-x-8 gap-y-4 text-body text-fg">
      <div className="min-w-0">
        <p className="font-semibold">Parts</p>
        <ol className="list-inside list-decimal">
          {Object.entries(parts).map(([part, what]) => (
            <li key={part} className="wrap-anywhere py-0.5">
              <b className="font-semibold">{part}</b>: <WithCode>{what}</WithCode>
            </li>
          ))}
        </ol>
      </div>
      <Lines name="Do" lines={does} isDo />
      <Lines name="Don't" lines={donts} isDo={false} />
    </div>
  );
}
