import { type EndpointName, endpoints } from '@rpm/api-client/calls';
import { detailsOf, noPapers, usualBilling } from '@rpm/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { demoAccounts, northside } from '../src/seed/index.ts';
import { inTransaction } from '../src/store/sql/open.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { boardWorld, expectAgreement, ill, pressure, toJudge, toldBoard } from './boardWorld.ts';
import { testApi } from './harness.ts';
import { filledDatabase, openAsApp } from './stores.ts';

const { provider, colleague, administrator } = demoAccounts;
const { clinicId } = northside;
const { own, second, third } = ill;
const november = '2026-11';
type Who = (typeof demoAccounts)[keyof typeof demoAccounts];

/** A clinic whose board has been asked for, and how to write something in it and see what follows. */
async function keptClinic() {
  const db = openAsApp(await filledDatabase(boardWorld()));
  const store = postgresStore(db);
  const api = testApi(store);
  const everybody = (await store.keptBoards.of({ clinicId, month: november, now: api.services.clock() }))
    .toJudge.length;
  const ask = async (who: Who, name: EndpointName, options: object) => {
    const answer = await api.ask(endpoints[name], { ...options, token: await api.sessionOf(who) });
    expect(answer, `${name}: ${answer.text}`).toMatchObject({ status: 200 });
    return answer.json;
  };
  const write = (name: EndpointName, body: object, who: Who = administrator) => ask(who, name, { body });
  const actor = (who: Who = provider) => ({ accountId: who.accountId, clinicId, at: api.services.clock() });
  /** Does something, and sees who is judged for it, and that the boards are those that judging anew would give. */
  const step = async (
    what: string,
    work: () => Promise<unknown>,
    judged: readonly string[] | 'all',
    months?: string[],
  ) => {
    await work();
    const found = await toJudge(api.services, months?.at(-1) ?? november);
    expect(judged === 'all' ? found.length : found, what).toEqual(
      judged === 'all' ? everybody : judged.toSorted(),
    );
    await expectAgreement(api, what, months);
  };
  const correct = async (userId: string, special: object) => {
    const json = await ask(administrator, 'getPatientInfo', { params: { userId } });
    const found = endpoints.getPatientInfo.answer.parse(json);
    const body = { userId, version: found.standing?.version, ...detailsOf(found), ...special };
    await write('correctPatient', body);
  };
  await expectAgreement(api, 'the beginning');
  return { db, store, api, ask, write, actor, step, correct, everybody };
}

test('after each write of what a month rests on, its own patient is judged anew, and nobody else (17.6, SCR-04)', async () => {
  const { db, store, api, write, actor, step, correct } = await keptClinic();
  const told = await toldBoard(api, november);
  // There is something to get wrong.
  expect(told.columns.atRisk.count).toBeGreaterThanOrEqual(3);
  expect(told.forecast.cents).toBeGreaterThan(0);
  const read = (at: string, serial?: string) => store.readings.add([pressure(own, new Date(at), serial)]);
  await step('nothing', async () => {}, []);
  await step('the first reading of a day', () => read('2026-11-17T14:00:00Z'), [own]);
  await step('another one of that day', () => read('2026-11-17T15:00:00Z'), []);
  await step('one typed by hand', () => read('2026-11-18T15:00:00Z', ''), []);
  await step(
    'a delivery of two',
    () => store.readings.add([own, third].map((id) => pressure(id, new Date('2026-11-19T20:00:00Z')))),
    [own, third],
  );

  const minutes = { topic: 'Encounter', text: 'Talked.', toPatient: true, minutes: 4, isInteractive: true };
  await step('a note with minutes', () => write('addUserNotes', { userId: own, ...minutes }, provider), [
    own,
  ]);
  await step('a message', () => write('addMyConversation', { userId: own, text: 'Hello.' }), [own]);
  const work = { activity: 'PhoneCall', isInteractive: true, note: '' } as const;
  const stretch = (patientId: string, from: string, to: string) => ({
    ...{ patientId, ...work, start: new Date(from), end: new Date(to) },
  });
  const entry = stretch(own, '2026-11-19T15:00:00Z', '2026-11-19T15:10:00Z');
  await step('an entry of time', () => store.times.add({ entryId: 'e1', ...entry }, actor()), [own]);
  const edit = {
    entryId: 'e1',
    version: 1,
    reason: 'RanOn',
    reasonText: '',
    isAdministrator: false,
  } as const;
  await step(
    'a shorter one',
    () => store.times.edit({ ...edit, ...entry, end: new Date('2026-11-19T15:06:00Z') }, actor()),
    [own],
  );
  await step(
    'one that moves to another patient',
    () => store.times.edit({ ...edit, ...entry, version: 2, toPatientId: second }, actor()),
    [own, second],
  );

  const ids = { timerId: 't1', entryId: 'e2' };
  await step(
    'a timer that begins',
    () => store.times.start({ ...ids, patientId: own, ...work, by: 'hand' }, actor()),
    [own],
  );
  await step('its time', async () => api.wait(90), [own]);
  await step('its sign', () => store.times.sign({ ...ids, idleSeconds: 0 }, actor()), [own]);
  await step('its pause', () => store.times.pause(ids, actor()), [own]);
  await step('after it', async () => api.wait(30), []);
  await step('its going on', () => store.times.resume({ ...ids, entryId: 'e3' }, actor()), [own]);
  await step('its end', async () => {
    api.wait(61);
    await store.times.stop({ ...ids, entryId: 'e4', ...work }, actor());
  }, [own]);
  await step('after that', async () => {}, []);

  const orderId = `ORD-${own}`;
  await step('a device taken out of use', () => write('deactivateDevice', { orderId, reason: 'Broken.' }), [
    own,
  ]);
  await step('no consent', () => sql`update patients set consent_date = null where id = ${own}`.execute(db), [
    own,
  ]);
  await step('a later consent', () => correct(own, { consentDate: '2026-11-03' }), [own]);
  await step('another name', () => correct(second, { lastName: 'Aaaa' }), [second]);
  await step('another provider', () => correct(second, { dUserId: provider.accountId }), [second]);
  await step(
    'papers',
    () =>
      write('saveBillingPapers', {
        ...{ userId: own, version: 1, papers: { ...noPapers, consentUntil: '2026-11-15', payer: 'Aetna' } },
      }),
    [own],
  );
  await step(
    'somebody else who bills',
    () =>
      write('saveBillingPapers', {
        ...{ userId: own, version: 2 },
        papers: { ...noPapers, otherClaims: [{ kind: 'otherPractice', from: '2026-11-01', to: null }] },
      }),
    [own],
  );
  await step('a hold', () => write('holdPatient', { userId: own, reason: 'A lawsuit.' }), [own]);
  await step('its end', () => write('liftPatientHold', { userId: own }), [own]);
  await step(
    'a discharge',
    () => store.lives.discharge(actor(), third, { day: '2026-11-12', reason: 'Moved.' }),
    [third],
  );
  await step('taken up again', () => store.lives.readmit(actor(), third), [third]);

  await step('a bill', () => write('generateBill', { userId: own, year: 2026, month: 10 }, provider), [own]);
  await step('bills of all', () => write('generateBills', { month: '2026-10' }, provider), [second, third]);
  await step('late data', () => store.readings.add([pressure(second, new Date('2026-10-25T15:00:00Z'))]), [
    second,
  ]);
  await step(
    'another version',
    () => write('generateBill', { userId: second, year: 2026, month: 10, reason: 'Late.' }, provider),
    [second],
  );
  await step('a month that is closed', () => write('closeMonth', { month: '2026-10' }), []);
  expect((await toldBoard(api, '2026-10')).closed).toMatchObject({ by: { userId: administrator.accountId } });
  await step('and opened', () => write('reopenMonth', { month: '2026-10', reason: 'A paper.' }), []);
  expect((await toldBoard(api, '2026-10')).closed).toBeNull();

  await step(
    'a merge',
    () =>
      store.merges.merge(actor(administrator), {
        ...({ mergeId: 'm1', keptId: own, goneId: third, details: 'kept' } as const),
      }),
    [own],
  );
  await step('two again', () => store.merges.undo(actor(administrator), third), [own, third]);
  await step(
    'a write that is taken back',
    () =>
      inTransaction(db, async (trx) => {
        await postgresStore(trx).lives.discharge(actor(), second, { day: '2026-11-12', reason: 'No.' });
        throw new Error('taken back');
      }).catch(() => {}),
    [],
  );
  await step('an erasure', async () => {
    await store.erasures.ask(actor(administrator), third, 'Asked for.');
    expect(await store.erasures.confirm(actor(provider), third)).toBe('erased');
  }, []);
});

test('after a write of what all months rest on, everybody is judged anew (17.6, SCR-04)', async () => {
  const { db, store, write, step, everybody } = await keptClinic();
  expect(everybody).toBeGreaterThan(5);
  const settings = { ...usualBilling, payer: 'Aetna', defaultDiagnosis: 'I10' };
  await step('settings', () => write('saveBillingSettings', { settings, version: 0 }), 'all');
  await step(
    'the rule of periods',
    () =>
      write('saveBillingSettings', {
        ...{ settings: { ...settings, periodRule: 'calendarMonth', closingDays: 9 }, version: 1 },
      }),
    'all',
  );
  const [first] = await store.billing.codes(clinicId);
  if (!first) throw new Error('The clinic has codes.');
  const { version, ...code } = first;
  const rates = (await store.billing.rates({ clinicId, year: undefined }))
    .filter((each) => each.code === code.code)
    .map(({ code: _, ...rate }) => ({ ...rate, cents: 1234 }));
  await step(
    'a code',
    () => write('saveBillingCode', { code: { ...code, threshold: 30 }, version, rates }),
    'all',
  );
  await step(
    'rates',
    () =>
      write('importRates', {
        rates: [
          {
            code: '99457',
            payer: 'Aetna',
            locality: null,
            cents: 4321,
            source: '',
            effectiveFrom: '2026-01-01',
            effectiveTo: null,
          },
        ],
        versions: [{ code: '99457', version: 1 }],
      }),
    'all',
  );
  await step(
    'the name of a colleague',
    () => sql`update accounts set last_name = 'Zzz' where id = ${provider.accountId}`.execute(db),
    'all',
  );
  await step(
    'the role of one',
    () => sql`update accounts set role = 'STAFF' where id = ${colleague.accountId}`.execute(db),
    'all',
  );
  await step(
    "the clinic's clock",
    () => sql`update clinics set time_zone = 'America/Los_Angeles' where id = ${clinicId}`.execute(db),
    'all',
  );
  await step('what no month rests on', async () => {
    await sql`update accounts set access_ended_at = now() where id = ${colleague.accountId}`.execute(db);
    await sql`update clinics set silent_days = 9 where id = ${clinicId}`.execute(db);
    await sql`update accounts set last_name = 'Z' where id = ${own}`.execute(db);
  }, []);
});

test('what time alone changes is judged anew at its hour (17.6, SCR-04)', async () => {
  const { api, step, correct } = await keptClinic();
  /** Turns the clock to a moment. */
  const at = (moment: string) => async () =>
    api.wait((new Date(moment).getTime() - api.services.clock().getTime()) / 1000);
  const both = ['2026-11', '2026-12'];
  await step('a second before midnight of the clinic', at('2026-11-21T04:59:59Z'), []);
  await step('midnight', at('2026-11-21T05:00:00Z'), 'all');
  await step('midnight in Honolulu', at('2026-11-21T10:00:00Z'), [third]);
  await step('the end of a device period', at('2026-11-29T17:00:00Z'), 'all');
  await step('the last day', at('2026-11-30T17:00:00Z'), 'all');
  await step('that of December', async () => {}, 'all', ['2026-12']);
  await step('and again', async () => {}, [], both);
  await step('before the last minutes', at('2026-12-01T03:38:00Z'), [], ['2026-11']);
  await step('within them', at('2026-12-01T04:20:00Z'), 'all', ['2026-11']);
  await step('still within them', at('2026-12-01T04:30:00Z'), 'all', ['2026-11']);
  await step('the edge of the month', at('2026-12-01T05:00:00Z'), 'all', ['2026-12', '2026-11']);
  await step('the edge in Honolulu', at('2026-12-01T10:00:00Z'), [third], ['2026-12', '2026-11']);
  await step('the day on which the clinic closes it', at('2026-12-05T17:00:00Z'), 'all', both);
  await step('a patient who moves', () => correct(own, { timeZone: 'Asia/Tokyo', movedOn: '2026-12-03' }), [
    own,
  ]);
  // Whose days are counted one by one is judged each time.
  await step('and stays there', async () => {}, [own]);
});
