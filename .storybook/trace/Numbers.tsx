import type { Line } from './lines.ts';
import { counted, outcomeWords } from './lines.ts';
import { ResultMark } from './ResultMark.tsx';

const parts = [
  { outcome: 'passed', fill: 'border border-feedback-success-fg bg-feedback-success-bg' },
  { outcome: 'failed', fill: 'bg-feedback-danger-icon' },
  { outcome: 'did not run', fill: 'border border-line-strong border-dashed' },
] as const;
const box = 'rounded-lg border border-line bg-surface px-5 py-3.5';

interface NumbersProps {
  lines: readonly Line<{ stories: readonly unknown[]; tests: readonly unknown[] }>[];
}

/** How it stands with all requirements: four numbers, and the same as one bar. */
export function Numbers({ lines }: NumbersProps) {
  const counts = counted(lines);
  const shown = lines.filter(({ item }) => item.stories.length + item.tests.length > 0).length;
  const numbers = [
    [lines.length, 'requirements', ''],
    [shown, 'shown by a story or a test', ''],
    [counts['did not run'], 'not tried', ''],
    [counts.failed, counts.failed === 1 ? 'fails' : 'fail', 'text-feedback-danger-fg'],
  ] as const;
  return (
    <div className="flex flex-wrap gap-3">
      {numbers.map(([count, label, color]) => (
        <p key={label} className={box}>
          <span className={`block text-number ${count > 0 ? color : ''}`}>
            {count.toLocaleString('en-US')}
          </span>{' '}
          <span className="text-fg-muted">{label}</span>
        </p>
      ))}
      <div className={`flex min-w-60 flex-[1_1_20rem] flex-col justify-center gap-3 ${box}`}>
        <span
          role="img"
          aria-label={parts.map(({ outcome }) => `${outcomeWords[outcome]}: ${counts[outcome]}`).join(', ')}
          className="flex h-4 w-full gap-0.5"
        >
          {parts.map(({ outcome, fill }) =>
            counts[outcome] > 0 ? (
              <span
                key={outcome}
                className={`min-w-[6px] rounded-[2px] forced-color-adjust-none ${fill}`}
                style={{ flexGrow: counts[outcome], flexBasis: 0 }}
              />
            ) : null,
          )}
        </span>
        <p className="flex flex-wrap gap-x-4">
          {parts.map(({ outcome }) => (
            <ResultMark key={outcome} result={outcome} isSaid />
          ))}
        </p>
      </div>
    </div>
  );
}
