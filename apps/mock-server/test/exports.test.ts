import { endpoints } from '@rpm/api-client/calls';
import { formatStamp, limits, noPapers } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { describe, expect, test } from 'vitest';
import { demoAccounts, monitoredClinic, northside } from '../src/seed/index.ts';
import { furtherOf } from '../src/subjects/exports/told.ts';
import { fateOf } from '../src/subjects/patients/fates.ts';
import { testApi } from './harness.ts';
import { makeStore, storeKinds, testPassword } from './stores.ts';

const { staff, patient, provider } = demoAccounts;
const userId = patient.accountId;

describe.each(storeKinds.slice(0, 2))('the export of a record over the store in %s (F5)', (kind) => {
  const fresh = async (account: { accountId: string } = staff) => {
    const api = testApi(await makeStore(kind, monitoredClinic()));
    const token = await api.sessionOf(account);
    const ask = () => api.ask(endpoints.exportPatient, { token, body: { userId } });
    return { api, token, ask };
  };
  const contentOf = async ({ ask }: Awaited<ReturnType<typeof fresh>>) => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    return endpoints.exportPatient.answer.parse(answer.json).content;
  };

  test('holds the details, every reading as it was measured with its codes, and what was done', async () => {
    const asked = await fresh();
    const { store } = asked.api.services;
    const content = await contentOf(asked);
    expect(content.details).toMatchObject({ userId, username: patient.username, standing: { version: 0 } });
    const latest = await store.readings.latest(userId);
    expect(content.readings.map(({ mrSubType, result }) => [mrSubType, result.length])).toEqual(
      latest.map(({ reading, total }) => [reading.vital, total]),
    );
    const pressure = content.readings.find(({ mrSubType }) => mrSubType === 'BloodPressure');
    expect(pressure?.coding).toMatchObject({ loinc: ['85354-9'], components: [{ unit: 'mm[Hg]' }, {}] });
    expect(content.audit.at(-1)).toMatchObject({ action: 'patient.exported', userId: staff.accountId });
    expect(content.orders.length).toBeGreaterThan(0);
    expect(JSON.stringify(content)).not.toMatch(/token_?hash|password/i);
  });

  test('holds the billing papers as they stand (SCR-04)', async () => {
    const asked = await fresh();
    const { store } = asked.api.services;
    const saved = await store.billingPapers.of(userId);
    const value = { ...noPapers, diagnosis: 'I10', trainingDay: '2026-10-02' };
    const actor = {
      accountId: staff.accountId,
      clinicId: northside.clinicId,
      at: new Date('2026-11-20T15:00:00Z'),
    };
    await store.billingPapers.save(userId, { value, version: saved?.version ?? 0, changes: [] }, actor);
    expect((await contentOf(asked)).billingPapers).toEqual(value);
  });

  test('holds what a room says of its own table, and the patient’s copy holds it without what is the clinic’s alone', async () => {
    const asked = await fresh();
    const { store } = asked.api.services;
    const at = new Date('2026-11-20T15:00:00Z');
    const read = async () => [
      { id: 'r', patientId: userId, authorId: provider.accountId, at, list: [{ at }] },
    ];
    const fates = [{ as: 'open', read } as const, { as: 'closed', read, isOfClinicAlone: true } as const].map(
      (exported) =>
        fateOf({ table: 'records', rows: ({ records }) => records, merge: { stays: 'a test' }, exported }),
    );
    const person = async (id: string | null) => ({ id });
    const row = {
      id: 'r',
      author: { id: provider.accountId },
      at: formatStamp(at),
      list: [{ at: formatStamp(at) }],
    };
    const of = { store, patientId: userId, person };
    expect(await furtherOf(fates, { ...of, isOwn: false })).toEqual({ open: [row], closed: [row] });
    expect(await furtherOf(fates, { ...of, isOwn: true })).toEqual({ open: [row] });
    // The rooms that say so of a table of theirs.
    const [file] = await store.files.list({ patientId: userId, reportType: undefined });
    if (!file) throw new Error('The patient has no file.');
    await store.fileViews.note({ accountId: provider.accountId, at }, file, 0);
    const { txnName } = file;
    expect((await contentOf(asked)).further).toMatchObject({
      connectedApps: [],
      fileViews: [
        { txnName, by: { userId: provider.accountId }, at: formatStamp(at), lastAt: formatStamp(at) },
      ],
    });
  });

  test('more readings than one page are all there', async () => {
    const asked = await fresh();
    const some = Array.from({ length: limits.vitalDataMaxRows + 7 }, (_, at) => ({
      ...{ patientId: userId, vital: 'Weight' as const, serial: 'SN-1', class: 'Normal' as const },
      ...{ at: new Date(1_700_000_000_000 + at * 1000), receivedAt: new Date(1_700_000_000_000) },
      ...{ values: { weight: 80 }, classes: { weight: 'Normal' as const } },
    }));
    const { store } = asked.api.services;
    const before = (await store.readings.latest(userId)).find(({ reading }) => reading.vital === 'Weight');
    for (let from = 0; from < some.length; from += 1000)
      await store.readings.add(some.slice(from, from + 1000));
    const weight = (await contentOf(asked)).readings.find(({ mrSubType }) => mrSubType === 'Weight');
    expect(weight?.result).toHaveLength(some.length + (before?.total ?? 0));
    expect(new Set(weight?.result.map(({ mrTime }) => mrTime)).size).toBe(weight?.result.length);
  });

  test('an exception note is in the export of its author alone', async () => {
    const asked = await fresh();
    const { store, clock } = asked.api.services;
    const note = {
      ...{
        noteId: 'exception-1',
        patientId: userId,
        kind: 'exception' as const,
        topic: 'Device' as const,
        text: 'Loose.',
      },
      ...{ toPatient: false, minutes: 0, isInteractive: false },
    };
    const author = { accountId: provider.accountId, clinicId: northside.clinicId, at: clock() };
    await store.notes.add(note, author);
    expect(JSON.stringify((await contentOf(asked)).notes)).not.toContain('Loose.');
    const token = await asked.api.sessionOf(provider);
    const own = await asked.api.ask(endpoints.exportPatient, { token, body: { userId } });
    expect(own.text).toContain('Loose.');
  });

  test('the patient sees who exported', async () => {
    const asked = await fresh();
    await contentOf(asked);
    await asked.api.settle();
    const { rows } = await asked.api.services.store.access.ofPatient({
      ...{ patientId: userId, page: 0, noOfRows: 5 },
    });
    expect(rows).toContainEqual(expect.objectContaining({ accountId: staff.accountId, kind: 'export' }));
  });

  test('needs a confirmation that is not older than some minutes; refused, nothing is written', async () => {
    const { api, token, ask } = await fresh();
    api.wait(limits.confirmedMinutes * 60 - 300);
    await api.ask(endpoints.keepAlive, { token });
    api.wait(300);
    expect(await ask()).toMatchObject({
      status: 403,
      json: { code: 'confirmFirst', message: refusalWords.confirmFirst },
    });
    expect(await api.services.store.audit.list(northside.clinicId)).toEqual([]);
    await api.ask(endpoints.confirmIdentity, {
      token,
      body: { factor: 'password', password: testPassword },
    });
    expect((await ask()).status).toBe(200);
  });

  test('the patient takes out what the patient may read, and nothing of the work of the clinic', async () => {
    const asked = await fresh();
    const { api } = asked;
    const { store, clock } = api.services;
    const note = {
      patientId: userId,
      kind: 'note',
      topic: 'Device',
      minutes: 3,
      isInteractive: false,
    } as const;
    const author = { accountId: provider.accountId, clinicId: northside.clinicId, at: clock() };
    await store.notes.add({ ...note, noteId: 'in-1', text: 'For us alone.', toPatient: false }, author);
    await store.notes.add({ ...note, noteId: 'out-1', text: 'Drink more water.', toPatient: true }, author);
    const token = await api.sessionOf(patient);
    const answer = await api.ask(endpoints.exportOwnRecord, { token, body: { userId } });
    expect(answer.status).toBe(200);
    const own = endpoints.exportOwnRecord.answer.parse(answer.json);
    expect(own.notes.map(({ text }) => text)).toContain('Drink more water.');
    expect(own.readings.length).toBeGreaterThan(0);
    expect(own.files).toHaveLength(
      (await store.files.list({ patientId: userId, reportType: undefined })).length,
    );
    expect(answer.text).not.toContain('For us alone.');
    for (const part of ['bills', 'billingPapers', 'timeEntries', 'alerts', 'compliance', 'audit', 'seen'])
      expect(answer.json).not.toHaveProperty(part);
    expect((answer.json as { details: object }).details).not.toHaveProperty('standing');
    expect((await store.audit.list(northside.clinicId)).at(-1)).toMatchObject({
      ...{ action: 'patient.exported', accountId: patient.accountId, subject: userId },
    });
  });

  test('whoever saw the record by a share is named, of whichever clinic they are (F2)', async () => {
    const asked = await fresh();
    const { api } = asked;
    const { store, clock } = api.services;
    const { otherProvider } = demoAccounts;
    await store.access.note({
      ...{ at: clock(), clinicId: northside.clinicId, accountId: otherProvider.accountId, subject: userId },
      ...{ event: 'read', kind: 'timeline', source: '', browser: '', times: 1 },
    });
    const looked = { userId: otherProvider.accountId, name: 'Larch Mockwell', role: 'DOCTOR' };
    const token = await api.sessionOf(patient);
    const own = await api.ask(endpoints.exportOwnRecord, { token, body: { userId } });
    expect(endpoints.exportOwnRecord.answer.parse(own.json).access).toContainEqual(
      expect.objectContaining(looked),
    );
    expect((await contentOf(asked)).access).toContainEqual(expect.objectContaining(looked));
  });

  test('nobody takes the record of somebody else out that way, and an old session is asked first', async () => {
    const { api, ask } = await fresh();
    const as = async (who: { accountId: string }, about = userId) =>
      (await api.ask(endpoints.exportOwnRecord, { token: await api.sessionOf(who), body: { userId: about } }))
        .status;
    expect(await as(staff)).toBe(403);
    expect(await as(patient, 'patient-003')).toBe(404);
    expect((await ask()).status).toBe(200);
    const token = await api.sessionOf(patient);
    api.wait(limits.confirmedMinutes * 60 - 300);
    await api.ask(endpoints.keepAlive, { token });
    api.wait(300);
    expect(await api.ask(endpoints.exportOwnRecord, { token, body: { userId } })).toMatchObject({
      ...{ status: 403, json: { code: 'confirmFirst' } },
    });
  });

  test('what could not be written down is not exported', async () => {
    const { api, ask } = await fresh();
    api.services.store.audit.add = () => Promise.reject(new Error('The log is gone.'));
    const answer = await ask();
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain(patient.username);
  });
});
