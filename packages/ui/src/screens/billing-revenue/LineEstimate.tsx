import type { BillLineDetail } from '@rpm/domain';
import { billingWords } from '@rpm/domain/words/billing';
import { billMonthWords as texts } from '@rpm/domain/words/billMonth';
import { cx } from 'class-variance-authority';
import { Card } from '../../components/Card/Card.tsx';
import { dollars } from '../../parts/money/dollars.ts';

type Estimate = BillLineDetail['estimate'];

interface LineEstimateProps {
  estimate: Estimate;
  note: string;
  /** The month is closed: what is missing comes too late. */
  isClosed: boolean;
}

/** What a patient's month brings now, and would bring with what is missing (t2). @see SCR-04 */
export function LineEstimate({ estimate, note, isClosed }: LineEstimateProps) {
  const { rows, nowCents, savedCents } = estimate;
  // Alone it ends where the card's content does.
  const cell = isClosed ? 'px-5 py-2 max-md:px-0' : 'px-2 py-2';
  return (
    <Card title={texts.estimate} note={note} isFlush isOpenOnPhone>
      <table className="w-full">
        <thead>
          <tr className="border-line border-y bg-surface-sunken text-caption text-fg-muted">
            <td className="px-5 py-2 max-md:px-0" />
            <th scope="col" className={cx(cell, 'text-start font-semibold')}>
              {texts.now}
            </th>
            {!isClosed && (
              <th scope="col" className="px-5 py-2 text-start font-semibold max-md:px-0">
                {texts.withAll}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, now, saved }) => (
            <tr key={kind} className="border-line border-b">
              <th scope="row" className="px-5 py-2 text-start font-regular max-md:px-0">
                {texts.rows[kind]}
              </th>
              <td className={cell}>{now ? <Priced priced={now} /> : '–'}</td>
              {!isClosed && (
                <td className="px-5 py-2 max-md:px-0">{saved ? <Priced priced={saved} /> : '–'}</td>
              )}
            </tr>
          ))}
          <tr>
            <th scope="row" className="px-5 py-2 text-start max-md:px-0">
              {billingWords.line.total}
            </th>
            <td className={cx(cell, 'numeric text-end font-semibold')}>{dollars(nowCents)}</td>
            {!isClosed && (
              <td className="numeric px-5 py-2 text-end font-semibold max-md:px-0">{dollars(savedCents)}</td>
            )}
          </tr>
        </tbody>
      </table>
    </Card>
  );
}

const Priced = ({ priced: { codes, cents } }: { priced: NonNullable<Estimate['rows'][number]['now']> }) => (
  <span className="flex flex-wrap justify-between gap-x-3">
    <span className="numeric">{codes.join(', ')}</span>
    <span className="numeric ms-auto">{dollars(cents)}</span>
  </span>
);
