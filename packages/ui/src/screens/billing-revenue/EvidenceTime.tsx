import { type EvidencePack, roleTitle } from '@rpm/domain';
import { evidenceWords as texts } from '@rpm/domain/words/evidence';
import { roleWords } from '@rpm/domain/words/role';
import { timerWords } from '@rpm/domain/words/timer';
import { nameOf } from '../../hooks/names.ts';
import { missing } from './evidenceText.ts';
import { SheetTable } from './SheetTable.tsx';

interface EvidenceTimeProps {
  time: EvidencePack['time'];
  /** The day of a stamp in words, by the clinic's clock. */
  dayOf: (stamp: string) => string;
  /** The moment of a stamp in words, by the clinic's clock. */
  moment: (stamp: string, style: 'datetime' | 'time') => string;
}

/** The minutes of a month: who spent them, what each entry brings to them, and what was corrected of it. */
export function EvidenceTime({ time, dayOf, moment }: EvidenceTimeProps) {
  if (time.entries.length === 0) return <p>{missing('time')}</p>;
  return (
    <>
      <p className="text-caption">
        {time.people
          .map(({ person }) =>
            texts.personRole({
              name: person.name,
              // As the entries below count: what two people did at once is one's, and they add up to the total.
              role: texts.minutes({
                count: time.entries.reduce(
                  (sum, { author, minutes }) => sum + (author.userId === person.userId ? minutes : 0),
                  0,
                ),
              }),
            }),
          )
          .join('; ')}
      </p>
      <SheetTable
        name={texts.parts.time}
        heads={[texts.day, texts.time, texts.activity, texts.person, texts.live, texts.min]}
        rows={time.entries.map((entry) => ({
          key: `${entry.start} ${entry.author.userId} ${entry.end}`,
          cells: [
            dayOf(entry.start),
            texts.span({ from: moment(entry.start, 'time'), to: moment(entry.end, 'time') }),
            nameOf(timerWords.activities, entry.activity),
            texts.personRole({
              name: entry.author.name,
              role: roleWords[roleTitle(entry.role)],
            }),
            entry.isInteractive ? texts.yes : texts.no,
            String(entry.minutes),
          ],
          below: belowOf(entry, moment),
        }))}
        total={[texts.total, texts.minutes({ count: Math.floor(time.seconds / 60) })]}
      />
    </>
  );
}

/** What was corrected of an entry, and what of it counts with another one; `null` where nothing is to be said. */
function belowOf(
  { edited, overlap }: EvidencePack['time']['entries'][number],
  moment: EvidenceTimeProps['moment'],
) {
  const said = [
    overlap > 0 && texts.overlap({ count: overlap }),
    edited &&
      texts.edited({
        time: moment(edited.time, 'datetime'),
        name: edited.by.name,
        from: moment(edited.start, 'time'),
        to: moment(edited.end, 'time'),
        reason: edited.reasonText || (edited.reason ? nameOf(timerWords.reasons, edited.reason) : ''),
      }),
  ].filter(Boolean);
  return said.length > 0 && `* ${said.join(' ')}`;
}
