import {
  billRules,
  type codeState,
  estimatePayer,
  type KnownCode,
  type KnownRate,
  type OnBad,
} from '@rpm/domain';
import { billingWords } from '@rpm/domain/words/billing';
import { codeListWords } from '@rpm/domain/words/codeList';
import { CircleCheck, CircleSlash, Clock3, Diamond } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { DataColumn } from '../../components/DataTable/columns.ts';
import { codeText } from '../../parts/money/codeText.ts';
import { dollars } from '../../parts/money/dollars.ts';
import { dayText } from '../../parts/person/personTexts.ts';

const texts = codeListWords;

/** A code as the table shows it. */
export interface CodeLine {
  code: KnownCode;
  /** Of the payer, locality and year that are shown; `null` when there is none. */
  rate: KnownRate | null;
  /** All that there are of the code. */
  rates: readonly KnownRate[];
  state: ReturnType<typeof codeState>;
}

export interface CodeHow {
  year: string;
  onBad: OnBad;
  /** `null` for somebody who may not bill. */
  edit: ((code: KnownCode) => void) | null;
}

const leastText = ({ unit, threshold }: KnownCode) =>
  unit === 'episode' ? texts.least.episode : texts.least[unit]({ count: threshold });

/** What a rate pays, or that it pays nothing. */
export const rateText = (rate: Pick<KnownRate, 'cents'> | null) => {
  if (!rate) return billingWords.noRate;
  return rate.cents === null ? texts.notCovered : dollars(rate.cents);
};

/** A day; a dash for 'until further notice'. */
export const untilText = (day: string | null, onBad: OnBad) => (day === null ? '–' : dayText(day, onBad));

const icons = { inForce: CircleCheck, later: Clock3, ended: CircleSlash };
const State = ({ state }: Pick<CodeLine, 'state'>) => {
  const Icon = icons[state];
  return (
    <span
      className={
        state === 'inForce'
          ? 'inline-flex items-center gap-1.5 text-reading-normal-fg'
          : 'inline-flex items-center gap-1.5 text-fg-muted'
      }
    >
      <Icon aria-hidden="true" className="size-4 flex-none" />
      {texts[state]}
    </span>
  );
};

const warnsOf = (code: string) => [
  ...new Set(
    billRules
      .filter((rule) => rule.code === code && rule.payer === estimatePayer)
      .flatMap(({ warnsBeside }) => warnsBeside),
  ),
];

const Excludes = ({ code }: { code: KnownCode }) => {
  const warns = warnsOf(code.code);
  if (code.excludes.length + warns.length === 0) return '–';
  return (
    <span className="flex flex-wrap gap-1.5">
      {code.excludes.map((each) => (
        <span key={each} className="numeric rounded-sm border border-line-control px-1.5 text-label">
          {each}
        </span>
      ))}
      {warns.map((each) => (
        <span key={each} className="inline-flex items-center gap-1">
          <Diamond aria-hidden="true" className="size-4 flex-none" />
          {texts.warns({ code: each })}
        </span>
      ))}
    </span>
  );
};

const Edit = ({ line: { code }, edit }: { line: CodeLine; edit: (code: KnownCode) => void }) => (
  <Button variant="ghost" size="sm" onClick={() => edit(code)}>
    <span className="sr-only">{texts.editCode({ code: code.code })}</span>
    <span aria-hidden="true">{texts.edit}</span>
  </Button>
);

/** The columns of the codes. */
export const codeColumns = ({ year, onBad, edit }: CodeHow): DataColumn<CodeLine>[] => [
  {
    id: 'code',
    header: texts.code,
    width: 84,
    isRowHeader: true,
    cell: ({ code }) => <strong className="numeric">{code.code}</strong>,
  },
  { id: 'description', header: texts.description, width: 180, cell: ({ code }) => codeText(code) },
  { id: 'counts', header: texts.counts, width: 100, cell: ({ code }) => leastText(code) },
  { id: 'excludes', header: texts.excludes, width: 130, cell: ({ code }) => <Excludes code={code} /> },
  {
    id: 'rate',
    header: texts.rateIn({ year }),
    width: 100,
    align: 'end',
    cell: ({ rate }) => <strong className="numeric">{rateText(rate)}</strong>,
  },
  { id: 'from', header: texts.from, width: 145, cell: ({ code }) => dayText(code.effectiveFrom, onBad) },
  { id: 'to', header: texts.to, width: 145, cell: ({ code }) => untilText(code.effectiveTo, onBad) },
  { id: 'state', header: texts.state, width: 105, cell: ({ state }) => <State state={state} /> },
  ...(edit
    ? [
        {
          id: 'edit',
          header: texts.edit,
          width: 88,
          isForScreen: true,
          // Its word stands under the head of the column.
          cell: (line: CodeLine) => (
            <div className="-ms-3">
              <Edit line={line} edit={edit} />
            </div>
          ),
        },
      ]
    : []),
];

/** What stands beside its name, as on a wide page above it. */
const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="flex flex-wrap items-center gap-x-2 text-caption">
    <span className="text-fg-muted">{name}</span>
    {children}
  </span>
);

/** A code on a phone; its rates open below it. */
export const CodeCard = ({ line, how, children }: { line: CodeLine; how: CodeHow; children: ReactNode }) => (
  <div className="flex flex-col gap-1">
    <span className="flex justify-between gap-3">
      <strong className="numeric">{line.code.code}</strong>
      <strong className="numeric">{rateText(line.rate)}</strong>
    </span>
    <span>{codeText(line.code)}</span>
    <Named name={texts.counts}>{leastText(line.code)}</Named>
    {line.code.excludes.length + warnsOf(line.code.code).length > 0 && (
      <Named name={texts.excludes}>
        <Excludes code={line.code} />
      </Named>
    )}
    <Named name={texts.from}>{dayText(line.code.effectiveFrom, how.onBad)}</Named>
    {line.code.effectiveTo !== null && (
      <Named name={texts.to}>{dayText(line.code.effectiveTo, how.onBad)}</Named>
    )}
    <span className="flex items-center justify-between gap-3">
      <State state={line.state} />
      {how.edit && <Edit line={line} edit={how.edit} />}
    </span>
    {children}
  </div>
);
