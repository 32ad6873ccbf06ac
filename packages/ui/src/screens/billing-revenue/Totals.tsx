import type { BillBoard } from '@rpm/domain';
import { billingWords as texts } from '@rpm/domain/words/billing';
import { billMonthWords } from '@rpm/domain/words/billMonth';
import { Card } from '../../components/Card/Card.tsx';
import { codeText } from '../../parts/money/codeText.ts';
import { dollars } from '../../parts/money/dollars.ts';

/** What is reached, code by code and provider by provider, and what the month will bring. @see SCR-04 */
export function Totals({ board }: { board: BillBoard }) {
  const { totals, forecast, lacksRates, providers, closed } = board;
  return (
    <Card>
      <h2 className="sr-only">{texts.totals}</h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-x-6 gap-y-4">
        {totals.map(({ code, description, units, cents }) => (
          <div key={code} className="flex min-w-0 flex-col">
            <dt>
              <strong className="numeric">{code}</strong>{' '}
              <span className="block text-caption text-fg-muted">{codeText({ code, description })}</span>
            </dt>
            <dd className="mt-auto flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="text-h2">{units}</span>
              <span className="numeric text-caption text-fg-muted">{dollars(cents)}</span>
            </dd>
          </div>
        ))}
        {/* In a closed month nobody can be saved any more. */}
        {(
          [
            [closed ? texts.line.total : billMonthWords.unchanged, forecast.cents, null],
            ...(closed ? [] : ([[billMonthWords.saved, forecast.savedCents, forecast.atRiskCents]] as const)),
          ] as const
        ).map(([name, cents, more]) => (
          <div key={name} className="flex min-w-0 flex-col">
            <dt>
              <strong>{name}</strong>
              <span className="block text-caption text-fg-muted">
                {more === null ? billMonthWords.estimate : texts.forecastMore({ amount: dollars(more) })}
              </span>
            </dt>
            <dd className="numeric mt-auto text-h2">{dollars(cents)}</dd>
          </div>
        ))}
      </dl>
      {lacksRates && <p className="pt-3 text-caption text-fg-muted">{texts.lacksRates}</p>}
      {providers.length > 1 && (
        <section aria-label={billMonthWords.byProvider} className="mt-4 border-line border-t pt-3">
          <h3 className="font-semibold text-caption text-fg-muted">{billMonthWords.byProvider}</h3>
          <ul className="flex flex-wrap gap-x-8 gap-y-1">
            {providers.map(({ provider, patients, cents }) => (
              <li key={provider?.userId ?? 'none'} className="flex flex-wrap items-baseline gap-x-2">
                <span>{provider?.name ?? billMonthWords.noProvider}</span>
                <span className="text-caption text-fg-muted">{texts.patients({ count: patients })}</span>
                <strong className="numeric">{dollars(cents)}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
