import { endpoints } from '@rpm/api-client/calls';
import {
  type AuditGroup,
  type AuditPlace,
  accessEvents,
  auditActions,
  auditGroupOf,
  auditGroups,
  isAuditWarning,
} from '@rpm/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aPatient, clinicWith, demoAccounts, emptyClinic, northside, southside } from '../src/seed/index.ts';
import { type AuditSearch, auditEntry } from '../src/subjects/audit/contract.ts';
import { startOfTest, testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { requestWorld } from './requestWorld.ts';
import { filledDatabase, makeStore, open, storeKinds, testPassword } from './stores.ts';
import { wholeLog } from './wholeLog.ts';

const { administrator, otherProvider, provider, staff } = demoAccounts;
const { clinicId } = northside;
const from = { source: 'desk', browser: 'edge' } as const;
const actor = { accountId: staff.accountId, clinicId, at: startOfTest, from };
const whole = wholeLog(clinicId);
const query = {
  page: '0',
  noOfRows: '20',
  person: '',
  group: 'all',
  period: 'all',
  search: '',
  warnings: 'false',
};
const params = { clinicName: northside.name };
const later = (minutes: number) => new Date(startOfTest.getTime() + minutes * 60_000);

describe.each(storeKinds)('the audit log of the store in %s (F2, HIPAA 164.312(b))', (kind) => {
  async function logged() {
    const store = await makeStore(kind, requestWorld());
    await store.inquiries.add({ inquiryId: 'i-1', type: 'other', message: 'x' }, actor);
    const { accountId } = provider;
    const seen = { clinicId, accountId, source: 'ward', browser: 'safari', times: 2 } as const;
    const note = store.access.note;
    await note({ ...seen, at: later(1), event: 'read', subject: people.own.userId, kind: 'vitals' });
    await note({ ...seen, at: later(2), event: 'read', subject: people.own.userId, kind: 'export' });
    await note({ ...seen, at: later(3), event: 'refused', subject: '', kind: '403 getStaff' });
    await note({ ...seen, at: later(4), event: 'login-new', subject: '', kind: '' });
    await note({
      ...seen,
      clinicId: southside.clinicId,
      at: later(5),
      event: 'login',
      subject: '',
      kind: '',
    });
    return store;
  }
  const actions = async (special: Partial<AuditSearch>, rows = { page: 0, noOfRows: 20 }) => {
    const page = await (await logged()).audit.page({ ...whole, ...special }, rows);
    return [...page.rows.map(({ action, details }) => `${action} ${details.kind ?? ''}`.trim()), page.total];
  };

  test('holds what was changed and what was seen, the newest first, by name and from where', async () => {
    const { rows, total } = await (await logged()).audit.page(whole, { page: 0, noOfRows: 20 });
    expect(total).toBe(5);
    expect(rows[4]).toEqual({
      ...{ id: expect.stringMatching(/^a0+\d+$/), at: startOfTest, lastAt: startOfTest, times: 1 },
      ...{ userId: staff.accountId, name: 'Quince Deskworth', role: 'STAFF', action: 'inquiry.added' },
      ...{ subject: 'i-1', whom: '', details: {}, source: 'desk', browser: 'edge' },
    });
    expect(rows[3]).toEqual({
      ...{ id: expect.stringMatching(/^c0+\d+$/), at: later(1), lastAt: later(1), times: 2 },
      ...{ userId: provider.accountId, name: 'Wren Q. Exampledoc', role: 'DOCTOR', action: 'read' },
      ...{ subject: people.own.userId, whom: 'Marigold Testpatient', details: { kind: 'vitals' } },
      ...{ source: 'ward', browser: 'safari' },
    });
  });

  test.each<[string, Partial<AuditSearch>, unknown[]]>([
    ['changes', { group: 'changes' }, ['inquiry.added', 1]],
    ['reads', { group: 'reads' }, ['read vitals', 1]],
    ['exports', { group: 'exports' }, ['read export', 1]],
    ['refusals', { group: 'refusals' }, ['refused 403 getStaff', 1]],
    ['log ins', { group: 'logins' }, ['login-new', 1]],
    ['warnings', { warnings: true }, ['login-new', 'refused 403 getStaff', 2]],
    ['warnings that are reads', { warnings: true, group: 'reads' }, [0]],
    ['a person', { person: staff.accountId }, ['inquiry.added', 1]],
    ['a time', { since: later(3) }, ['login-new', 'refused 403 getStaff', 2]],
    ['a patient by name', { search: 'mariGOLD' }, ['read export', 'read vitals', 2]],
    ['a colleague by name', { search: 'deskw' }, ['inquiry.added', 1]],
    ['an id', { search: 'I-1' }, ['inquiry.added', 1]],
    ['a sign of LIKE', { search: '%' }, [0]],
    ['another clinic', { clinicId: southside.clinicId }, ['login', 1]],
    ['nobody', { person: 'nobody' }, [0]],
  ])('finds %s', async (_, search, found) => {
    expect(await actions(search)).toEqual(found);
  });

  test('comes in pages', async () => {
    expect(await actions({}, { page: 1, noOfRows: 2 })).toEqual(['read export', 'read vitals', 5]);
    expect(await actions({}, { page: 9, noOfRows: 2 })).toEqual([5]);
  });

  test('tells whose order and note a line is about, and who of the staff', async () => {
    const world = {
      ...emptyClinic(),
      patients: [aPatient({ patientId: 'p-9', firstName: 'Anise' })],
    };
    const note = { noteId: 'n-9', patientId: 'p-9', kind: 'note', topic: 'Other', text: 'x' } as const;
    const store = await makeStore(kind, world);
    await store.notes.add({ ...note, toPatient: false, minutes: 0, isInteractive: false }, actor);
    await store.staffAccess.end(actor, provider.accountId);
    const { rows } = await store.audit.page(whole, { page: 0, noOfRows: 20 });
    expect(rows.map(({ action, whom }) => [action, whom])).toEqual([
      ['staff.access-ended', 'Wren Q. Exampledoc'],
      ['note.added', expect.stringMatching(/^Anise /)],
    ]);
    expect((await store.audit.page({ ...whole, search: 'anise' }, { page: 0, noOfRows: 20 })).total).toBe(1);
  });

  test('is put into the groups of the rule, whatever was done', async () => {
    const store = await makeStore(kind, clinicWith([]));
    for (const [at, event] of accessEvents.entries())
      for (const what of ['', 'export'])
        await store.access.note({
          ...{ clinicId, accountId: staff.accountId, at: later(at), event, subject: '', kind: what },
          ...{ ...from, times: 1 },
        });
    for (const group of auditGroups)
      for (const warnings of [false, true]) {
        const { rows } = await store.audit.page({ ...whole, group, warnings }, { page: 0, noOfRows: 100 });
        const expected = accessEvents.flatMap((event) =>
          ['', 'export'].filter(
            (what) =>
              (group === 'all' || auditGroupOf(event, what) === group) &&
              (!warnings || isAuditWarning(event)),
          ),
        );
        expect([group, warnings, rows.length]).toEqual([group, warnings, expected.length]);
      }
  });

  test('an export is an entry of its own, with where it went; what fails leaves neither', async () => {
    const store = await logged();
    const { rows: all } = await store.audit.page(whole, { page: 0, noOfRows: 10 });
    const { rows, next } = await store.audit.export(actor, whole, undefined, 2);
    expect(rows).toEqual(all.slice(0, 2));
    expect(next).toEqual({ at: all[1]?.at.getTime(), id: all[1]?.id });
    const [last] = (await store.audit.list(clinicId)).slice(-1);
    expect(last).toEqual(auditEntry(actor, 'audit.exported', clinicId, { count: 2, goesOn: true }));
    await expect(
      store.atomically(async (parts) => {
        await parts.audit.export(actor, whole, undefined, 2);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await store.audit.list(clinicId)).length).toBe(2);
  });

  test('its parts are the whole list, each line once, whatever is written meanwhile (15, ADR 54)', async () => {
    const store = await logged();
    // Two of one moment, which only their ids tell apart.
    for (const subject of ['a', 'b'])
      await store.audit.add(auditEntry({ ...actor, at: startOfTest }, 'note.added', subject));
    const { rows: all } = await store.audit.page(whole, { page: 0, noOfRows: 20 });
    for (const most of [1, 2, 3, 20]) {
      const found: string[] = [];
      let after: AuditPlace | undefined;
      do {
        const { rows, next } = await store.audit.export({ ...actor, at: later(600) }, whole, after, most);
        expect(rows.length).toBeLessThanOrEqual(most);
        found.push(...rows.filter(({ at }) => at < later(600)).map(({ id }) => id));
        after = next ?? undefined;
      } while (after);
      expect(found).toEqual(all.map(({ id }) => id));
    }
    const warned = await store.audit.export(actor, { ...whole, group: 'reads' }, undefined, 20);
    expect(warned.rows.every(({ action }) => action === 'read')).toBe(true);
    expect(warned.next).toBeNull();
  });
});

test('each kind of change is a change or an export', () => {
  const groups = new Set<AuditGroup>(auditActions.map((action) => auditGroupOf(action, '')));
  expect([...groups].sort()).toEqual(['changes', 'exports']);
});

describe('administrators read and export the log of their clinic (F2)', () => {
  const fresh = async () => {
    const api = testApi(await makeStore('memory', requestWorld()));
    return { api, token: await api.sessionOf(administrator) };
  };

  test('with the patient, the browser and the address of each line', async () => {
    const { api, token } = await fresh();
    const doctor = await api.sessionOf(provider);
    const about = { params: { userId: people.own.userId } };
    await api.ask(endpoints.getPatientInfo, { token: doctor, ...about, address: 'ward' });
    const { json } = await api.ask(endpoints.getAuditLog, { token, params, query });
    const { result } = endpoints.getAuditLog.answer.parse(json);
    expect(result[0]).toMatchObject({ action: 'read', whom: 'Marigold Testpatient', source: 'ward' });
    expect(result[0]).toMatchObject({ time: '20261120-15:00:00', browser: 'other' });
  });

  test('what counts as today is so by the clock of the clinic', async () => {
    const { api, token } = await fresh();
    const read = async () => {
      const { json } = await api.ask(endpoints.getAuditLog, {
        token: await api.sessionOf(administrator),
        params,
        query: { ...query, period: 'today' },
      });
      return endpoints.getAuditLog.answer.parse(json).total;
    };
    await api.ask(endpoints.addInquiry, {
      token,
      body: {
        userId: administrator.accountId,
        username: administrator.username,
        type: 'other',
        message: 'Something does not work.',
      },
    });
    expect(await read()).toBe(1);
    // 15:00 UTC is 10:00 in New York: there the day lasts 14 hours more.
    api.wait(14 * 3600 - 1);
    expect(await read()).toBe(1);
    api.wait(1);
    expect(await read()).toBe(0);
  });

  test.each([{ group: 'all things' }, { period: 'forever' }, { warnings: '1' }, { search: 'x'.repeat(101) }])(
    'a question with %j is a bad one',
    async (special) => {
      const { api, token } = await fresh();
      expect(
        (await api.ask(endpoints.getAuditLog, { token, params, query: { ...query, ...special } })).status,
      ).toBe(400);
    },
  );

  test('nobody else does, and another clinic is not there', async () => {
    const { api } = await fresh();
    for (const [who, status] of [
      [provider, 403],
      [staff, 403],
      [otherProvider, 403],
    ] as const)
      expect(
        (await api.ask(endpoints.getAuditLog, { token: await api.sessionOf(who), params, query })).status,
      ).toBe(status);
    const token = await api.sessionOf(administrator);
    const elsewhere = { clinicName: southside.name };
    expect((await api.ask(endpoints.getAuditLog, { token, params: elsewhere, query })).status).toBe(404);
  });

  test('a log in from a browser that was never used is a warning, the first of all is none', async () => {
    const api = testApi(await makeStore('memory', requestWorld()));
    const body = { username: provider.username, password: testPassword };
    const events = async () =>
      (await api.services.store.access.list(clinicId)).map(({ event, times }) => `${event} ${times}`);
    const first = await api.ask(endpoints.login, { body });
    const cookie = first.headers.get('set-cookie')?.split(';')[0];
    await api.settle();
    expect(await events()).toEqual(['login 1']);
    await api.ask(endpoints.login, { body, cookie });
    await api.settle();
    expect(await events()).toEqual(['login 2']);
    await api.ask(endpoints.login, { body });
    expect(await events()).toEqual(['login 2', 'login-new 1']);
  });
});

test('the newest page is found by an index, however long the log is', async () => {
  const db = open(await filledDatabase(clinicWith([])));
  const { rows } = await sql<{ indexname: string }>`select indexname from pg_indexes
    where indexdef like '%(clinic_id, at DESC, id DESC)' order by 1`.execute(db);
  expect(rows.map(({ indexname }) => indexname)).toEqual(['access_log_times', 'audit_log_times']);
});
