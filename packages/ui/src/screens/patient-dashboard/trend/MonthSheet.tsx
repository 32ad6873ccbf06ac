import type { Loadable } from '@rpm/api-client';
import {
  calendarDateOf,
  episodesOf,
  firstOfDays,
  formatDate,
  formatInstant,
  fullName,
  type PatientInfo,
  type ReadingClass,
  readCalendarDate,
  readingClasses,
  readStamp,
  limits as rules,
  type SavedRange,
  type VitalKind,
  valuesText,
  vitalMeasure,
  vitalParameters,
} from '@rpm/domain';
import { appWords } from '@rpm/domain/words/app';
import { loadWords } from '@rpm/domain/words/load';
import { classWords } from '@rpm/domain/words/reading';
import { trendWords } from '@rpm/domain/words/trend';
import { useMemo } from 'react';
import { Mark } from '../../../components/Mark/Mark.tsx';
import { OnEachPage } from '../../../components/PrintSheet/OnEachPage.tsx';
import { PrintSheet } from '../../../components/PrintSheet/PrintSheet.tsx';
import { ReadingGlyph } from '../../../components/ReadingGlyph/ReadingGlyph.tsx';
import { vitalName } from '../../../hooks/names.ts';
import { useShownTime } from '../../../parts/person/when.ts';
import { type LimitsOfVital, noLimits } from '../../../parts/vitals/limitsOf.ts';
import { useUnits } from '../../../providers/preferences/PreferencesProvider.tsx';
import { plainName } from '../plainName.ts';
import { MonthChart } from './MonthChart.tsx';
import { rangeText, wordText } from './TrendSentence.tsx';
import type { TrendRow, useTrend } from './useTrend.ts';

const texts = trendWords.sheet;

interface MonthSheetProps {
  info: Loadable<PatientInfo>;
  vital: VitalKind;
  limits: LimitsOfVital | null;
  timeZone: string;
  trend: ReturnType<typeof useTrend>;
  /** All ranges that were set for the patient. */
  ranges: readonly Range[];
  /** The clinic's number; `null`: not known. */
  phone: string | null;
}
type Range = { [K in keyof SavedRange]: SavedRange[K] | null };

/** So many days stand in one column. */
const fewDays = 10;

/** What is printed to take to a visit: large, black on white, the same readings as the nurse sees. On paper alone. */
export function MonthSheet({ info, vital, limits, timeZone, trend, ranges, phone }: MonthSheetProps) {
  const { bounds, place, now, rows, points, span, before } = trend;
  const patient = info.state === 'ready' ? info.data : null;
  const units = useUnits();
  const measure = vitalMeasure(vital, units);
  const shown = useShownTime(timeZone);
  const days = useMemo(() => firstOfDays(rows, timeZone), [rows, timeZone]);
  const drawn = useMemo(() => {
    const firsts = new Set(days.map(({ at }) => at.getTime()));
    return points.filter(({ at }) => firsts.has(at));
  }, [points, days]);
  const born = patient?.dob ? readCalendarDate(patient.dob) : null;
  const parameters = useMemo(
    () =>
      vitalParameters[vital].map(({ parameter }) => ({
        parameter,
        name: plainName(parameter),
        measure: vitalMeasure(vital, units),
        limits: limits?.get(parameter) ?? noLimits,
      })),
    [vital, limits, units],
  );
  const repeats = useMemo(() => {
    const value = (row: TrendRow) => valuesText(vital, row.values, measure) ?? loadWords.unknown;
    const time = (at: Date) => formatInstant(at, 'time', place) ?? loadWords.unknown;
    return episodesOf(rows.map((row) => ({ ...row, vital }))).flatMap(({ first, second }) => {
      const about = { first: value(first), time: time(first.at) };
      if (second) {
        const say = second.class === 'Critical' ? texts.repeat.repeated : texts.repeat.notRepeated;
        return { at: first.at, text: say({ ...about, second: value(second), later: time(second.at) }) };
      }
      if (now.getTime() - first.at.getTime() <= rules.repeatMinutes * 60_000) return [];
      return { at: first.at, text: texts.repeat.noSecond(about) };
    });
  }, [rows, vital, measure, place, now]);
  const { average, highest, lowest } = trend.trend;
  const facts = [
    { label: texts.average, values: average, note: trendWords.averageOf({ count: days.length }) },
    {
      label: trendWords.highest,
      values: highest?.values ?? null,
      note: highest && shown(highest.at, 'date'),
    },
    { label: trendWords.lowest, values: lowest?.values ?? null, note: lowest && shown(lowest.at, 'date') },
  ];
  const kept = limitsInSpan(ranges, vital, bounds);
  const printed = texts.printed({ day: shown(now, 'date') });
  const half = days.length > fewDays ? Math.ceil(days.length / 2) : days.length;
  const columns = [days.slice(0, half), days.slice(half)].filter((each) => each.length > 0);
  return (
    <PrintSheet
      title={trendWords.print}
      density="patient"
      page="numbered"
      foot={{ start: printed, middle: phone ? texts.clinic({ phone }) : '', page: texts.page }}
    >
      <div className="text-[18pt] leading-snug">
        <OnEachPage
          head={
            <header className="mb-4 flex items-start gap-3 border-fg border-b-2 pb-2 text-[14pt]">
              <span className="size-11 flex-none">
                <Mark />
              </span>
              <p className="min-w-0 flex-1">
                <b className="block font-semibold">
                  <bdi>{patient?.clinic ?? loadWords.unknown}</bdi>
                </b>
                {appWords.title}
              </p>
              <p className="text-end">
                <b className="block font-semibold">
                  <bdi>
                    {patient
                      ? fullName({
                          firstName: patient.firstName ?? '',
                          middleName: patient.middleName ?? '',
                          lastName: patient.lastName ?? '',
                        })
                      : loadWords.unknown}
                  </bdi>
                </b>
                {born && texts.born({ day: formatDate(born) })}
              </p>
            </header>
          }
        >
          <h2 className="font-semibold text-[26pt] leading-tight">
            {texts.title({
              vital: vitalName(vital),
              month: formatInstant(bounds.start, 'monthYear', place) ?? loadWords.unknown,
            })}
          </h2>
          <p className="font-semibold">
            {wordText(vital, trend.trend, span, before)} {rangeText(trend.trend)}
          </p>
          <dl className="my-4 grid grid-cols-3 gap-3">
            {facts.map(({ label, values, note }) => (
              <div key={label} className="rounded-lg border border-fg p-2 text-[14pt]">
                <dt>{label}</dt>
                <dd>
                  <b className="block text-[22pt]">
                    {valuesText(vital, values, measure) ?? loadWords.unknown}
                  </b>
                  {note}
                </dd>
              </div>
            ))}
          </dl>
          {parameters.map((parameter) => (
            <MonthChart
              key={parameter.parameter}
              {...parameter}
              days={drawn}
              from={bounds.start}
              to={bounds.end < now ? bounds.end : now}
              place={place}
            />
          ))}
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {readingClasses.map((kind) => (
              <li key={kind} className="inline-flex items-center gap-2">
                <ClassGlyph kind={kind} />
                {classWords[kind]}, {days.filter((day) => day.class === kind).length}
              </li>
            ))}
          </ul>
          <h2 className="break-before-page font-semibold text-[22pt]">{texts.days}</h2>
          <p>
            {texts.first}{' '}
            {kept
              .map(({ setBy, startDateTime }) =>
                texts.limitsSet({
                  name: setBy?.name ?? loadWords.unknown,
                  day: shown(startDateTime, 'date'),
                }),
              )
              .join(' ')}
          </p>
          <div className="my-3 grid grid-cols-2 items-start gap-x-6">
            {columns.map((each) => (
              <table key={each[0]?.at.getTime()} className="w-full border-collapse leading-tight">
                <thead>
                  <tr className="border-fg border-b-2">
                    <th className="py-1 text-start">{texts.day}</th>
                    <th className="py-1 text-start">{measure.unit}</th>
                    <th className="py-1 text-start">{texts.class}</th>
                  </tr>
                </thead>
                <tbody>
                  {each.map((day) => (
                    <tr key={day.at.getTime()} className="break-inside-avoid border-line border-b">
                      <th scope="row" className="numeric pe-2 text-start font-normal">
                        {String(calendarDateOf(day.at, timeZone).day).padStart(2, '0')}
                      </th>
                      <td className="whitespace-nowrap pe-2 font-semibold">
                        {valuesText(vital, day.values, measure)}
                        {day.isTyped && '*'}
                      </td>
                      <td>
                        <span className="flex items-center gap-1.5 whitespace-nowrap">
                          <ClassGlyph kind={day.class} />
                          {classWords[day.class]}
                        </span>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
          </div>
          {days.some(({ isTyped }) => isTyped) && <p>{texts.entered}</p>}
          {repeats.map(({ at, text }) => (
            <p key={at.getTime()} className="break-inside-avoid">
              <b className="font-semibold">{formatInstant(at, 'longMonthDay', place)}:</b> {text}
            </p>
          ))}
          <div className="mt-3 break-inside-avoid">
            <h2 className="font-semibold text-[22pt]">{texts.questions}</h2>
            {['one', 'two', 'three'].map((key) => (
              <div key={key} className="h-11 border-fg border-b" />
            ))}
          </div>
        </OnEachPage>
      </div>
    </PrintSheet>
  );
}

const glyphColors: Readonly<Record<ReadingClass, string>> = {
  Normal: 'text-reading-normal-fg',
  Cautious: 'text-reading-cautious-mark',
  Critical: 'text-reading-critical-mark',
};

/** A shape beside each color: black on white paper they differ as well. */
const ClassGlyph = ({ kind }: { kind: ReadingClass }) => (
  <span className={`size-7 flex-none [--icon-knock:white] [print-color-adjust:exact] ${glyphColors[kind]}`}>
    <ReadingGlyph reading={kind} fill />
  </span>
);

/** Who set the limits by which the days were judged: those in force at the start, and each that came within the span. */
function limitsInSpan(ranges: readonly Range[], vital: VitalKind, bounds: { start: Date; end: Date }) {
  const ofVital = ranges
    .flatMap((range) => {
      const at = range.startDateTime === null ? null : readStamp(range.startDateTime);
      return range.vital === vital && at && at < bounds.end ? [{ ...range, at }] : [];
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const before = ofVital.filter(({ at }) => at <= bounds.start).slice(-1);
  return [...before, ...ofVital.filter(({ at }) => at > bounds.start)];
}
