import type { EvidencePack } from '@rpm/domain';
import { evidenceWords as texts } from '@rpm/domain/words/evidence';
import { codeText } from '../../parts/money/codeText.ts';
import { dollars } from '../../parts/money/dollars.ts';
import { day } from './evidenceText.ts';
import { SheetTable } from './SheetTable.tsx';

/** The codes with what each rests on. Without a rate there is no amount, and it says so. */
export function EvidenceLines({ pack: { lines, totalCents }, year }: { pack: EvidencePack; year: string }) {
  if (lines.length === 0) return <p>{texts.noLines}</p>;
  return (
    <SheetTable
      name={texts.parts.lines}
      heads={[texts.code, texts.service, texts.period, texts.restsOn, texts.units, texts.amount]}
      rows={lines.map(({ code, description, start, end, units, cents, evidence }) => ({
        key: `${code} ${start ?? ''}`,
        cells: [
          code,
          codeText({ code, description }),
          start === null || end === null
            ? [start, end].flatMap((each) => (each === null ? [] : [day(each)])).join('')
            : texts.span({ from: day(start), to: day(end) }),
          [
            evidence.days > 0 ? texts.days({ count: evidence.days }) : '',
            evidence.minutes > 0 ? texts.minutes({ count: evidence.minutes }) : '',
            evidence.contacts > 0 ? texts.contacts({ count: evidence.contacts }) : '',
          ]
            .filter(Boolean)
            .join(', '),
          String(units),
          cents === null ? texts.noRate({ year }) : dollars(cents * units),
        ],
        below: null,
      }))}
      total={[texts.total, dollars(totalCents)]}
    />
  );
}
