import {
  type Change,
  calendarDateOf,
  changesOf,
  formatInstant,
  isAuditWarning,
  isVitalKind,
  type LimitEnd,
  limitText,
  measureIn,
  type Place,
  parseStamp,
  type ReadAuditRow,
  roleTitle,
  type UnitSystem,
  vitalParameter,
} from '@rpm/domain';
import { auditWords } from '@rpm/domain/words/audit';
import { loadWords } from '@rpm/domain/words/load';
import { profileWords } from '@rpm/domain/words/profile';
import { roleWords } from '@rpm/domain/words/role';
import { securityWords } from '@rpm/domain/words/security';
import { parameterName, statusName, vitalName } from '../../../hooks/names.ts';
import { clinicKinds } from '../../../parts/access/lookerWords.ts';
import { monthText } from '../../../parts/money/billMonth.ts';

/** How whoever reads the log has times and numbers. */
export interface AuditReader {
  now: Date;
  place: Place;
  units: UnitSystem;
}

/** An entry as the table shows it. */
export interface AuditLine {
  key: string;
  time: string;
  name: string;
  role: string;
  /** '' when it is not known. */
  action: string;
  /** Unknown actions keep their raw name. */
  actionText: string;
  whom: string;
  details: string;
  from: string;
  /** 'New device', 'Warning', or `null`. */
  warning: string | null;
  changes: { field: string; before: string; after: string }[];
  facts: { name: string; value: string }[];
}

const { unknown } = loadWords;
const unitNames: Readonly<Record<string, string>> = profileWords.unitSystems;
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** What an entry says, in words. What could not be read of it is '—'. */
export function auditLine(row: ReadAuditRow, at: number, reader: AuditReader): AuditLine {
  const { id, time, until, times, name, role, action, subject, whom, details, source, userId } = row;
  const changes = changesOf(row).map((change) => changeText(change, details, reader));
  const isWarning = action !== null && isAuditWarning(action);
  const counted = times !== null && times > 1 ? auditWords.times({ count: times }) : null;
  const facts: (readonly [string, string | null])[] = [
    [auditWords.facts.role, role ? roleWords[roleTitle(role)] : null],
    [auditWords.facts.account, userId],
    [auditWords.facts.subject, subject],
    [auditWords.facts.from, source],
    [auditWords.facts.last, counted && until && stampText(until, reader)],
    [auditWords.facts.entry, id],
    ...restOf(details),
  ];
  return {
    key: id ?? `row ${at}`,
    time: shortTime(time, reader),
    name: name || (name === null ? unknown : auditWords.nobody),
    role: role ?? '',
    action: action ?? '',
    actionText: action === null ? unknown : actionText(action),
    whom: whom || unknown,
    details:
      [
        ...detailTexts(action, details, reader),
        // A status says by itself what it was.
        Array.isArray(details?.changes) && auditWords.changes({ count: changes.length }),
        counted,
      ]
        .filter(Boolean)
        .join(', ') || unknown,
    from: originText(row),
    warning: isWarning ? (action === 'login-new' ? auditWords.newDevice : auditWords.warning) : null,
    changes,
    facts: facts.flatMap(([fact, value]) => (value ? [{ name: fact, value }] : [])),
  };
}

/** Where an entry comes from: browser and network address. */
export const originText = ({ browser, source }: Pick<ReadAuditRow, 'browser' | 'source'>): string =>
  browser
    ? auditWords.place({ browser: securityWords.browsers[browser], source: source || unknown })
    : source || unknown;

/** What an action is called; one that is not ours keeps its name. */
export function actionText(action: string): string {
  const names: Readonly<Record<string, string>> = auditWords.actions;
  return (Object.hasOwn(names, action) ? names[action] : undefined) ?? action;
}

/** The facts of an entry that have a word. */
function detailTexts(
  action: string | null,
  details: Readonly<Record<string, unknown>> | null,
  { place }: AuditReader,
): (string | null)[] {
  const { kind, vital, count, from, to, month, year, reason } = details ?? {};
  // A bill keeps its month as two numbers.
  const named = typeof month === 'number' ? `${year}-${String(month).padStart(2, '0')}` : month;
  return [
    typeof named === 'string' ? monthText(named, place) : null,
    // Why a bill was made again, or a month reopened.
    named === undefined ? null : text(reason),
    kindText(text(kind)),
    typeof vital === 'string' ? vitalName(vital) : null,
    exportedText(action, count),
    typeof from === 'string' && typeof to === 'string'
      ? auditWords.statusMove({ from: statusName(from), to: statusName(to) })
      : null,
  ];
}

/** What was read, or why somebody did not come in by the clinic's own login. */
function kindText(kind: string | null): string | null {
  const faults = Object.entries(auditWords.signOnFaults).map(([fault, said]) => [`sign-on: ${fault}`, said]);
  const kinds: Readonly<Record<string, string>> = { ...clinicKinds, ...Object.fromEntries(faults) };
  return kind !== null && Object.hasOwn(kinds, kind) ? (kinds[kind] ?? null) : kind;
}

/** How much left the product. */
function exportedText(action: string | null, count: unknown): string | null {
  if (typeof count !== 'number' || !action?.endsWith('.exported')) return null;
  return action === 'audit.exported' ? auditWords.entries({ count }) : auditWords.exportedRows({ count });
}

const told = new Set(['kind', 'vital', 'changes', 'from', 'to']);
/** All other facts, by the names that they are kept under. */
const restOf = (details: Readonly<Record<string, unknown>> | null): (readonly [string, string | null])[] =>
  Object.entries(details ?? {})
    .filter(([name]) => !told.has(name))
    .map(([name, value]) => [name, text(value)]);

const limitEnds: Readonly<Record<string, LimitEnd>> = {
  criticalMin: 'min',
  cautiousMin: 'min',
  cautiousMax: 'max',
  criticalMax: 'max',
};

function changeText(
  { field, before, after }: Change,
  details: Readonly<Record<string, unknown>> | null,
  reader: AuditReader,
) {
  const [parameter = '', limit = ''] = field.split('.');
  const end = limitEnds[limit];
  const names: Readonly<Record<string, unknown>> = auditWords.fields;
  if (end) {
    const vital = String(details?.vital);
    const known = isVitalKind(vital) ? vitalParameter(vital, parameter) : undefined;
    const measure = measureIn(reader.units, known?.ucum ?? null);
    const limitOf = (value: unknown) =>
      typeof value === 'number' ? `${limitText(measure, value, end)} ${measure.unit}`.trim() : unknown;
    const name = auditWords.fields[limit as 'criticalMin']({ parameter: parameterName(parameter) });
    return { field: name, before: limitOf(before), after: limitOf(after) };
  }
  const shown = (value: unknown) => {
    const plain = text(value) ?? unknown;
    if (field === 'status') return statusName(plain);
    if (field === 'units') return unitNames[plain] ?? plain;
    return field === 'start' || field === 'end' ? stampText(plain, reader) : plain || unknown;
  };
  const name = names[field];
  return { field: typeof name === 'string' ? name : field, before: shown(before), after: shown(after) };
}

const stampText = (stamp: string, { place }: AuditReader) =>
  formatInstant(stamp, 'datetime', place) || unknown;

/** 'Today, 4:52 PM', else date and time. */
function shortTime(stamp: string | null, { now, place }: AuditReader): string {
  const at = stamp === null ? null : parseStamp(stamp, place.onBad);
  if (!at) return unknown;
  const [day, today] = [at, now].map((each) => Object.values(calendarDateOf(each, place.timeZone)).join());
  if (day !== today) return formatInstant(at, 'datetime', place) ?? unknown;
  return auditWords.today({ time: formatInstant(at, 'time', place) ?? unknown });
}
