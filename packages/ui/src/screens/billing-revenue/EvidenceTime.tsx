import { type EvidencePack, readStamp, roleTitle } from '@rpm/domain';
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

/** The minutes of a month: who spent them, each entry, and what was corrected of it. */
export function EvidenceTime({ time, dayOf, moment }: EvidenceTimeProps) {
  if (time.entries.length === 0) return <p>{missing('time')}</p>;
  return (
    <>
      <p className="text-caption">
        {time.people
          .map(({ person, seconds }) =>
            texts.personRole({
              name: person.name,
              role: texts.minutes({ count: Math.floor(seconds / 60) }),
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
            String(minutes(entry.start, entry.end)),
          ],
          below: entry.edited && (
            <>
              *{' '}
              {texts.edited({
                time: moment(entry.edited.time, 'datetime'),
                name: entry.edited.by.name,
                from: moment(entry.edited.start, 'time'),
                to: moment(entry.edited.end, 'time'),
                reason:
                  entry.edited.reasonText ||
                  (entry.edited.reason ? nameOf(timerWords.reasons, entry.edited.reason) : ''),
              })}
            </>
          ),
        }))}
        total={[texts.total, texts.minutes({ count: Math.floor(time.seconds / 60) })]}
      />
    </>
  );
}

const minutes = (start: string, end: string) =>
  Math.floor(((readStamp(end)?.getTime() ?? 0) - (readStamp(start)?.getTime() ?? 0)) / 60_000);
