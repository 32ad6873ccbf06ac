import { useCodeHistory } from '@rpm/api-client';
import { type Change, CodeRate, type OnBad } from '@rpm/domain';
import { codeListWords } from '@rpm/domain/words/codeList';
import { ChangeHistory } from '../../parts/history/ChangeHistory.tsx';
import { dayText } from '../../parts/person/personTexts.ts';
import { type CodeHow, type CodeLine, rateText, untilText } from './codeCells.tsx';

const texts = codeListWords;
const cell = 'px-3 py-2 text-start align-top';

/** All rates of a code with their days and source, and who changed it. @see SCR-04 */
export function CodeRates({ line: { code, rates, rate: shown }, how }: { line: CodeLine; how: CodeHow }) {
  return (
    <div className="flex flex-col gap-4">
      {rates.length === 0 ? (
        <p className="text-fg-muted">{texts.noRates}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full border-collapse text-label">
            <caption className="sr-only">{texts.ratesOf({ code: code.code })}</caption>
            <thead>
              <tr className="border-line border-b text-fg-muted">
                <th scope="col" className={cell}>
                  {texts.payer}
                </th>
                <th scope="col" className={cell}>
                  {texts.locality}
                </th>
                <th scope="col" className={`${cell} text-end`}>
                  {texts.rate}
                </th>
                <th scope="col" className={cell}>
                  {texts.rateFrom}
                </th>
                <th scope="col" className={cell}>
                  {texts.to}
                </th>
                <th scope="col" className={cell}>
                  {texts.source}
                </th>
              </tr>
            </thead>
            <tbody>
              {rates.map((rate) => (
                <tr
                  key={`${rate.payer} ${rate.locality} ${rate.effectiveFrom}`}
                  className={
                    rate === shown
                      ? 'border-line border-b bg-surface-selected font-semibold'
                      : 'border-line border-b'
                  }
                >
                  <th scope="row" className={`${cell} font-[inherit]`}>
                    <bdi>{rate.payer}</bdi>
                  </th>
                  <td className={cell}>
                    <bdi>{rate.locality ?? texts.everywhere}</bdi>
                  </td>
                  <td className={`${cell} numeric text-end`}>{rateText(rate)}</td>
                  <td className={cell}>{dayText(rate.effectiveFrom, how.onBad)}</td>
                  <td className={cell}>{untilText(rate.effectiveTo, how.onBad)}</td>
                  <td className={cell}>
                    <bdi>{rate.source || '–'}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <CodeHistory code={code.code} onBad={how.onBad} />
    </div>
  );
}

function CodeHistory({ code, onBad }: { code: string; onBad: OnBad }) {
  const { loadable } = useCodeHistory(code);
  return (
    <section aria-label={texts.history({ code })} className="flex flex-col gap-2">
      <h2 className="text-label">{texts.history({ code })}</h2>
      <ChangeHistory
        loadable={loadable}
        headingLevel={3}
        none={texts.noHistory}
        say={(change) => changeText(change, onBad)}
      />
    </section>
  );
}

const names: Readonly<Record<string, string>> = {
  description: texts.description,
  unit: texts.counts,
  threshold: texts.dialog.least,
  excludes: texts.excludes,
  effectiveFrom: texts.from,
  effectiveTo: texts.to,
  code: texts.code,
};

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

function plain(value: unknown, onBad: OnBad): string {
  if (value === null || value === undefined || value === '') return texts.nothing;
  return isDay(value) ? dayText(value, onBad) : String(value);
}

const rateSaid = (rate: CodeRate, onBad: OnBad): string =>
  rate.effectiveTo === null
    ? rateText(rate)
    : texts.rateUntil({ rate: rateText(rate), to: dayText(rate.effectiveTo, onBad) });

function changeText({ field, before, after }: Change, onBad: OnBad): string {
  const now = CodeRate.safeParse(after).data;
  if (field !== 'rate' || !now)
    return before === null
      ? texts.added({ field: names[field] ?? field, after: plain(after, onBad) })
      : texts.changed({
          field: names[field] ?? field,
          before: plain(before, onBad),
          after: plain(after, onBad),
        });
  const was = CodeRate.safeParse(before).data;
  const name = texts.rateOf({
    payer: now.payer,
    locality: now.locality ?? texts.everywhere,
    from: dayText(now.effectiveFrom, onBad),
  });
  return was
    ? texts.changed({ field: name, before: rateSaid(was, onBad), after: rateSaid(now, onBad) })
    : texts.added({ field: name, after: rateSaid(now, onBad) });
}
