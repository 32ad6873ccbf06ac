import { canReachDays, dayPlus, daysBetween, hasUsualLimits, type ReadComplianceRow } from '@rpm/domain';
import { alertWords } from '@rpm/domain/words/alert';
import { complianceWords as texts } from '@rpm/domain/words/compliance';
import { language } from '@rpm/domain/words/language';
import { loadWords } from '@rpm/domain/words/load';
import { vitalName } from '../../hooks/names.ts';
import { periodDays } from '../../hooks/periodDays.ts';
import { monthText } from '../../parts/money/billMonth.ts';
import { dayText } from '../../parts/person/personTexts.ts';
import { type AlertReader, timeText } from './alertLine.ts';

/** Which days of which period, as the clinic bills. One that is a whole month is called by its name. */
function daysShortOf(
  { day, until, today, period, lastReadingDay }: ReadComplianceRow,
  reader: AlertReader,
  count: number,
): [string, string] {
  if (!day || !until || today === null) return [texts.daysShort({ count }), ''];
  const { place } = reader;
  const month = day.slice(0, 7);
  const isMonth = [day, dayPlus(until, 1)].every((first) => first.endsWith('-01'));
  const says = isMonth
    ? texts.daysShortIn({ count, month: monthText(month, { ...place, locale: language }) })
    : texts.daysShortFrom({ count, from: dayText(day, place.onBad), until: dayText(until, place.onBad) });
  if (today > until) return [says, texts.daysNoteEnded];
  // What came since the alert was last looked at counts too.
  const days = period?.start === day ? Math.max(count, period.days) : count;
  const canReach = canReachDays(days, { today, until }, lastReadingDay === today);
  return [says, canReach ? texts.daysNote : texts.daysNoteLost];
}

/** What is wrong, and what explains it. */
function wrongOf(row: ReadComplianceRow, reader: AlertReader): [string, string] {
  const { kind, day, today, count } = row;
  const date = dayText(day, reader.place.onBad);
  if (kind === 'daysShort') return daysShortOf(row, reader, count ?? 0);
  if (kind === null || day === null || today === null) return [loadWords.unknown, ''];
  const days = daysBetween(day, today);
  if (kind === 'silent') {
    // Who never sent anything, or came back, is waited for since a day on which nothing was heard.
    const isHeard = row.lastReadingDay !== null && row.lastReadingDay >= day;
    return [
      texts.silent({ count: Math.max(0, days - 1) }),
      isHeard ? texts.silentSince({ date }) : texts.waitedSince({ date }),
    ];
  }
  if (kind === 'notActivated')
    return [texts.notActivated({ count: Math.max(0, days) }), texts.handedOut({ date })];
  const vital = row.vital === null ? loadWords.unknown : vitalName(row.vital);
  const limits = row.vital === null || hasUsualLimits(row.vital) ? 'usual' : 'none';
  return [
    days > 0 ? texts.rangeEnded({ vital, date }) : texts.rangeEnds({ vital, date }),
    texts.rangeNote[limits],
  ];
}

/** An alert about a device or a habit as its list shows it. @see SCR-02 */
export function complianceLine(row: ReadComplianceRow, at: number, reader: AlertReader) {
  const { alertId, version } = row;
  const { onBad } = reader.place;
  const [wrong, about] = wrongOf(row, reader);
  return {
    key: alertId ?? `row ${at}`,
    row,
    target: alertId === null || version === null ? null : { alertId, version },
    name: row.name || loadWords.unknown,
    birthDate: dayText(row.dob, onBad),
    wrong,
    about,
    resolved: row.resolvedTime && texts.resolvedAt({ time: timeText(row.resolvedTime, reader) }),
    over: row.overTime && texts.over({ time: timeText(row.overTime, reader) }),
    says: row.awayUntil ? texts.away({ date: dayText(row.awayUntil, onBad) }) : texts.saysNothing,
    device: row.device?.deviceName || loadWords.unknown,
    model: row.device?.deviceModel ?? '',
    lastReading: dayText(row.lastReadingDay, onBad),
    days: periodDays(row.period),
    owner: row.owner?.name || alertWords.unassigned,
    snoozed: row.snoozedUntil && alertWords.snoozedUntil({ time: timeText(row.snoozedUntil, reader) }),
  };
}
export type ComplianceLine = ReturnType<typeof complianceLine>;
