import { auditGroupOf, fullName, isAuditWarning } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { fold } from '../patients/search.ts';
import { readDetails } from './changes.ts';
import { type Audit, type AuditLine, type AuditSearch, exportOf } from './contract.ts';
import type {} from './state.ts';

/** The audit log of a memory store. */
export function memoryAudit(state: MemoryState): Audit {
  /** Newest first. */
  function found({ clinicId, since, person, group, warnings, search }: AuditSearch): AuditLine[] {
    const isMeant = ({ at, userId, action, subject, details, name, whom }: AuditLine) =>
      (since === null || at >= since) &&
      (person === '' || userId === person) &&
      (group === 'all' || auditGroupOf(action, String(details.kind ?? '')) === group) &&
      (!warnings || isAuditWarning(action)) &&
      [name, whom, subject].some((text) => fold(text).includes(fold(search)));
    return linesOf(state, clinicId)
      .filter(isMeant)
      .sort((a, b) => b.at.getTime() - a.at.getTime());
  }
  return {
    async add(entry) {
      state.audit.push(entry);
    },
    async of(clinicId, subjects) {
      return state.audit
        .filter((entry) => entry.clinicId === clinicId && subjects.includes(entry.subject))
        .map((entry) => ({ ...entry, details: readDetails(entry, state.auditChanges) }));
    },
    async list(clinicId) {
      return structuredClone(state.audit.filter((entry) => entry.clinicId === clinicId));
    },
    async page(search, { page, noOfRows }) {
      const all = found(search);
      return { rows: all.slice(page * noOfRows, (page + 1) * noOfRows), total: all.length };
    },
    async export(actor, search, after, most) {
      const isAfter = ({ at, id }: AuditLine) =>
        after === undefined || at.getTime() < after.at || (at.getTime() === after.at && id < after.id);
      const { part, entry } = exportOf(actor, search.clinicId, found(search).filter(isAfter), most);
      state.audit.push(entry);
      return part;
    },
  };
}

/** The id of a line, by the place at which it was written. */
const numbered = (log: 'a' | 'c', place: number) => `${log}${String(place + 1).padStart(19, '0')}`;

/** The lines of both logs, the last written first. */
function linesOf(state: MemoryState, clinicId: string): AuditLine[] {
  const isOwn = (each: { clinicId: string }) => each.clinicId === clinicId;
  const account = (id: string) => state.accounts.find(({ accountId }) => accountId === id);
  const patients = state.patients.filter(isOwn);
  const nameOf = (person: Parameters<typeof fullName>[0] | undefined) => (person ? fullName(person) : '');
  const whom = (subject: string) => {
    const order = state.orders.find((each) => isOwn(each.order) && each.order.orderId === subject)?.order;
    const note = state.notes.find((each) => isOwn(each) && each.noteId === subject);
    const patient = patients.find(
      ({ patientId }) => patientId === (order?.patientId ?? note?.patientId ?? subject),
    );
    return nameOf(patient ?? state.accounts.filter(isOwn).find(({ accountId }) => accountId === subject));
  };
  const systemNamed = (id: string) =>
    state.systems.find(({ systemId }) => systemId === id)?.name ??
    state.apps.find(({ appId }) => appId === id)?.name ??
    '';
  const who = (id: string) => ({
    userId: id,
    name: nameOf(account(id)) || systemNamed(id),
    role: account(id)?.role ?? '',
  });
  const audit = state.audit.map(({ at, accountId, action, subject, details, from, ...entry }, place) => ({
    clinicId: entry.clinicId,
    id: numbered('a', place),
    at,
    lastAt: at,
    times: 1,
    ...who(accountId),
    action: action as string,
    subject,
    whom: whom(subject),
    details: readDetails({ details }, state.auditChanges),
    source: from?.source ?? '',
    browser: from?.browser ?? ('' as const),
  }));
  const access = state.access.map(
    ({ at, lastAt, times, accountId, event, subject, kind, source, browser, ...entry }, place) => ({
      clinicId: entry.clinicId,
      id: numbered('c', place),
      at,
      lastAt,
      times,
      ...who(accountId),
      action: event as string,
      subject,
      whom: whom(subject),
      details: kind === '' ? {} : { kind },
      source,
      browser,
    }),
  );
  return [...access.reverse(), ...audit.reverse()]
    .filter((line) => line.clinicId === clinicId)
    .map(({ clinicId: _, ...line }) => line);
}
