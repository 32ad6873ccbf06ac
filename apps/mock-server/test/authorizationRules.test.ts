import { describe, expect, test } from 'vitest';
import { Refusal } from '../src/api/Refusal.ts';
import { authorize, type CallParts } from '../src/authorization/authorize.ts';
import { userKind } from '../src/authorization/subject.ts';
import {
  type About,
  everybody,
  isClosed,
  type Row,
  rows,
  type UserKind,
  type Verdicts,
  verdictsOf,
} from '../src/authorization/verdicts.ts';
import { demoAccounts, northside, southside } from '../src/seed/index.ts';
import { memoryStore } from '../src/store/memory/memoryStore.ts';
import type { StoreParts } from '../src/store/Store.ts';
import { callerNamed, type Who } from './callers.ts';
import { startOfTest } from './harness.ts';
import { orderOf, people } from './requestPeople.ts';
import { requestWorld } from './requestWorld.ts';

const patientInBody = { what: 'patient', in: 'body', field: 'userId' } as const satisfies About;
const noParts: CallParts = { params: undefined, query: undefined, body: undefined };

/** A store that nobody may ask: a refusal that needs no look must not take one, or its duration tells something. */
const closedStore = new Proxy({} as StoreParts, {
  get: (_, part) => {
    throw new Error(`The store was asked for ${String(part)}.`);
  },
});
const filledStore = () => memoryStore(requestWorld(), { passwordHash: 'nobody logs in here' });

const decide = async (row: Row, who: Who, parts: Partial<CallParts>, store: StoreParts = filledStore()) =>
  authorize(row, await callerNamed(who), { ...noParts, ...parts }, { store, now: startOfTest });
const refusal = async (decision: Promise<unknown>) => {
  const error = await decision.catch((thrown: unknown) => thrown);
  if (!(error instanceof Refusal)) throw new Error('It was not refused.', { cause: error });
  return error;
};

describe('what a user is refused whatever the call is about', () => {
  const closed: Row = { about: patientInBody, ...rows.clinicRoles };

  test('is refused without a look into the store', async () => {
    const own = { body: { userId: people.own.userId } };
    const refused = await refusal(decide(closed, 'patient', own, closedStore));
    expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('is refused of a call that is about nobody, too', async () => {
    const row: Row = { ...everybody, patient: { other: 403 } };
    expect(await refusal(decide(row, 'patient', {}))).toMatchObject({ status: 403 });
    expect(await decide(row, 'provider', {})).toBeNull();
  });

  test('is all that no row opens, of a call about nobody as well', async () => {
    const row: Row = { ...everybody, patient: { self: 'yes', other: 404 } };
    expect(await refusal(decide(row, 'patient', {}, closedStore))).toMatchObject({ status: 404 });
  });
});

test('a call about nobody is answered without a look into the store', async () => {
  for (const who of ['patient', 'provider', 'staff', 'administrator'] as const) {
    expect(await decide(everybody, who, {}, closedStore)).toBeNull();
  }
});

test('an administrator who names themselves is let through: the call says what of oneself cannot be', async () => {
  const row: Row = { about: { what: 'account', in: 'body', field: 'accountId' }, ...rows.administrators };
  const { accountId } = demoAccounts.administrator;
  expect(await decide(row, 'administrator', { body: { accountId } })).toMatchObject({ accountId });
  expect(await refusal(decide(row, 'provider', { body: { accountId } }))).toMatchObject({ status: 403 });
});

describe('a second claim, to be of a clinic', () => {
  const row: Row = {
    about: patientInBody,
    clinicClaim: { in: 'params', field: 'clinic' },
    ...rows.patientAndClinic,
  };
  const body = { userId: people.own.userId };

  test.each([
    { what: 'another clinic', params: { clinic: southside.name } },
    { what: 'another case', params: { clinic: northside.name.toLowerCase() } },
    { what: 'something that is no text', params: { clinic: [northside.name] } },
    { what: 'nothing', params: {} },
    { what: 'nothing at all', params: undefined },
  ])('that names $what is refused before anybody is looked up', async ({ params }) => {
    // Only what the own clinic was called is asked for.
    const { clinics } = filledStore();
    const store = new Proxy(closedStore, {
      get: (_, part) => (part === 'clinics' ? clinics : closedStore[part as 'clinics']),
    });
    expect(await refusal(decide(row, 'provider', { params, body }, store))).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });

  test('that names the own clinic changes nothing', async () => {
    const params = { clinic: northside.name };
    expect(await decide(row, 'provider', { params, body })).toMatchObject({ patientId: people.own.userId });
    const foreign = { userId: people.foreign.userId };
    expect(await refusal(decide(row, 'provider', { params, body: foreign }))).toMatchObject({ status: 404 });
  });
});

describe('what a call is about', () => {
  const row: Row = { about: patientInBody, ...rows.patientAndClinic };

  test.each([
    { what: 'no body', body: undefined },
    { what: 'an empty one', body: {} },
    { what: 'null', body: { userId: null } },
    { what: 'a number', body: { userId: 7 } },
    { what: 'a list', body: { userId: [people.own.userId] } },
    { what: 'true', body: { userId: true } },
  ])('is looked up as the empty text when the call says $what', async ({ body }) => {
    const asked: unknown[] = [];
    const store = filledStore();
    const find = async (value: string) => {
      asked.push(value);
      return store.patients.find(value);
    };
    const refused = refusal(
      decide(row, 'provider', { body }, { ...store, patients: { ...store.patients, find } }),
    );
    expect(await refused).toMatchObject({ status: 404, code: 'notFound' });
    expect(asked).toEqual(['']);
  });

  test('is read where the row says and nowhere else', async () => {
    const right = { userId: people.own.userId };
    const refused = await refusal(decide(row, 'provider', { params: right, query: right }));
    expect(refused.status).toBe(404);
    expect(await decide(row, 'provider', { body: right })).toMatchObject({ patientId: people.own.userId });
  });

  test('is handed to the call when the nearness allows it, and refused by the verdict when not', async () => {
    const order: Row = {
      about: { what: 'order', in: 'params', field: 'orderId' },
      patient: { self: 'yes', other: 404 },
      provider: { own: 'yes', clinic: 403, other: 404 },
      staff: { clinic: 'yes', other: 403 },
    };
    const ask = (who: Who, whose: 'own' | 'colleagues' | 'foreign') =>
      decide(order, who, { params: { orderId: orderOf('Shipped', whose) } });
    expect(await ask('patient', 'own')).toMatchObject({ orderId: orderOf('Shipped', 'own') });
    expect(await ask('provider', 'own')).toMatchObject({ orderId: orderOf('Shipped', 'own') });
    expect(await ask('staff', 'colleagues')).toMatchObject({ orderId: orderOf('Shipped', 'colleagues') });
    expect((await refusal(ask('provider', 'colleagues'))).status).toBe(403);
    expect((await refusal(ask('provider', 'foreign'))).status).toBe(404);
    expect((await refusal(ask('staff', 'foreign'))).status).toBe(403);
    // A nearness without a verdict of its own is as far as what is somebody else's.
    expect((await refusal(ask('patient', 'colleagues'))).status).toBe(404);
  });
});

test.each(['staff', 'administrator'] as const)(
  'a patient and an order in the name of somebody who is %s are as near as all of the clinic',
  async (who) => {
    const { accountId } = await callerNamed(who);
    const world = requestWorld();
    const store = memoryStore(
      {
        ...world,
        patients: world.patients.map((patient) => ({ ...patient, providerId: accountId })),
        orders: world.orders.map((order) => ({ ...order, providerId: accountId })),
      },
      { passwordHash: 'nobody logs in here' },
    );
    const row: Row = { about: patientInBody, ...rows.clinicRoles };
    const { userId } = people.own;
    expect(await decide(row, who, { body: { userId } }, store)).toMatchObject({ patientId: userId });
    const order: Row = { about: { what: 'order', in: 'params', field: 'orderId' }, ...rows.clinicRoles };
    const orderId = orderOf('Shipped', 'own');
    expect(await decide(order, who, { params: { orderId } }, store)).toMatchObject({ orderId });
  },
);

test.each<[role: string, kind: UserKind]>([
  ['PATIENT', 'patient'],
  [' patient ', 'patient'],
  ['DOCTOR', 'provider'],
  ['STAFF', 'staff'],
  ['', 'staff'],
  ['ADMIN', 'administrator'],
  [' admin ', 'administrator'],
  ['ADMINISTRATOR', 'staff'],
])('an account with the role "%s" is a %s', (role, kind) => {
  expect(userKind({ role })).toBe(kind);
});

test('each kind of user has its own verdicts; an administrator has those of staff, or more', () => {
  const row = { ...everybody, patient: { other: 404 }, staff: { other: 403 } } as const satisfies Row;
  expect(verdictsOf(row, 'patient')).toBe(row.patient);
  expect(verdictsOf(row, 'provider')).toBe(row.provider);
  expect(verdictsOf(row, 'staff')).toBe(row.staff);
  expect(verdictsOf(row, 'administrator')).toBe(row.staff);
  const administrator = { other: 'yes' } as const;
  expect(verdictsOf({ ...row, administrator }, 'administrator')).toBe(administrator);
  expect(verdictsOf({ ...row, administrator }, 'staff')).toBe(row.staff);
});

test.each<[Verdicts, boolean]>([
  [{ other: 403 }, true],
  [{ other: 404 }, false],
  [{ other: 'yes' }, false],
  [{ other: 403, clinic: 'yes' }, false],
  [{ other: 404, self: 'yes' }, false],
])('verdicts %j are closed whatever the call is about: %s', (verdicts, closed) => {
  expect(isClosed(verdicts)).toBe(closed);
});
