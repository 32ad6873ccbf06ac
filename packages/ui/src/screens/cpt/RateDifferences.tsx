import { limits, type OnBad, type Rate, type RateLine, type WrongRateLine } from '@rpm/domain';
import { codeListWords } from '@rpm/domain/words/codeList';
import { rateImportWords as texts } from '@rpm/domain/words/rateImport';
import { CircleAlert, Pencil, Plus } from 'lucide-react';
import { dayText } from '../../parts/person/personTexts.ts';
import { rateText } from './codeCells.tsx';

const cell = 'px-3 py-2 text-start align-top';
const region = 'max-h-80 overflow-auto rounded-md border border-line';
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'mt-px size-4 flex-none' } as const;

/** The lines that cannot be read, in the order of the file. */
export function WrongLines({ wrong }: { wrong: readonly WrongRateLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section aria-label={texts.wrong} tabIndex={0} className={region}>
      <ul className="flex flex-col">
        {wrong.map(({ line, fault }) => (
          <li key={line} className="flex gap-2 border-line border-b px-3 py-2 last:border-b-0">
            <span className="text-danger-fg">
              <CircleAlert {...icon} />
            </span>
            <span>
              <span className="numeric font-semibold">{texts.line({ line })}</span>{' '}
              {fault === 'tooManyOfCode'
                ? texts.tooManyOfCode({ count: limits.ratesOfCodeMost })
                : texts.faults[fault]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What each line changes: the rate before and after. What stays as it is, is counted. */
export function RateDifferences({ lines, onBad }: { lines: readonly RateLine[]; onBad: OnBad }) {
  const count = (kind: RateLine['kind']) => lines.filter((line) => line.kind === kind).length;
  const changing = lines.filter(({ kind }) => kind !== 'same');
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-fg-muted">
        {texts.counts({ added: count('new'), changed: count('changed'), same: count('same') })}
      </p>
      {changing.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <section aria-label={texts.differences} tabIndex={0} className={region}>
          <table className="w-full border-collapse">
            <caption className="sr-only">{texts.differences}</caption>
            <thead className="sticky top-0 bg-surface">
              <tr className="border-line border-b text-fg-muted text-label">
                {(['rate', 'before', 'after'] as const).map((name) => (
                  <th key={name} scope="col" className={cell}>
                    {texts.columns[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {changing.map((line) => (
                <Difference key={line.line} line={line} onBad={onBad} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

function Difference({ line: { rate, kind, before }, onBad }: { line: RateLine; onBad: OnBad }) {
  if (kind === 'same') return null;
  const Icon = kind === 'new' ? Plus : Pencil;
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className={`${cell} font-regular`}>
        <span className="flex flex-col">
          <span className="flex flex-wrap gap-x-3">
            <span className="numeric font-semibold">{rate.code}</span>
            <span className="flex gap-1">
              <Icon {...icon} />
              {texts.kinds[kind]}
            </span>
          </span>
          <span className="wrap-anywhere text-caption text-fg-muted">
            {codeListWords.rateOf({
              payer: rate.payer,
              locality: rate.locality ?? codeListWords.everywhere,
              from: dayText(rate.effectiveFrom, onBad),
            })}
          </span>
        </span>
      </th>
      <td className={`${cell} numeric`}>{before ? <Paid rate={before} onBad={onBad} /> : texts.nothing}</td>
      <td className={`${cell} numeric bg-brand-soft font-semibold`}>
        <Paid rate={rate} onBad={onBad} />
      </td>
    </tr>
  );
}

/** What a rate pays and until when, with where it comes from. */
function Paid({ rate, onBad }: { rate: Rate; onBad: OnBad }) {
  const paid = rateText(rate);
  return (
    <span className="flex flex-col">
      <span>
        {rate.effectiveTo === null
          ? texts.onward({ rate: paid })
          : texts.until({ rate: paid, to: dayText(rate.effectiveTo, onBad) })}
      </span>
      {rate.source && <span className="wrap-anywhere font-regular text-caption">{rate.source}</span>}
    </span>
  );
}
