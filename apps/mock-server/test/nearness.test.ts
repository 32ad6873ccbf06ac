import { sharedParts } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { finders } from '../src/authorization/subject.ts';
import type { About, Relation } from '../src/authorization/verdicts.ts';
import { anOrder, aPatient, demoAccounts, northside, southside } from '../src/seed/index.ts';
import { memoryStore } from '../src/store/memory/memoryStore.ts';
import type { World } from '../src/store/World.ts';
import { callerNamed, type Who } from './callers.ts';
import { startOfTest } from './harness.ts';
import { orderOf, people } from './requestPeople.ts';
import { requestWorld } from './requestWorld.ts';

const nothing = { subject: null, relation: 'other' };
const { provider, patient } = demoAccounts;

interface Question {
  what: About['what'];
  value: string;
  by?: 'username';
  field?: string;
  world?: World;
  at?: Date;
}

/** How near somebody is to what a value names. */
async function nearness(
  who: Who,
  { what, value, by, field = 'userId', world = requestWorld(), at = startOfTest }: Question,
) {
  const store = memoryStore(world, { passwordHash: 'nobody logs in here' });
  const about: About = { what, in: 'params', field, ...(by && { by }) };
  return finders[what](store, await callerNamed(who), value, about, at);
}

describe('how near a user is to a patient', () => {
  test.each<[Who, keyof typeof people, Relation]>([
    ['patient', 'own', 'self'],
    ['patient', 'colleagues', 'other'],
    ['patient', 'foreign', 'other'],
    ['provider', 'own', 'own'],
    ['provider', 'colleagues', 'clinic'],
    ['provider', 'foreign', 'other'],
    ['staff', 'own', 'clinic'],
    ['staff', 'foreign', 'other'],
    ['administrator', 'own', 'clinic'],
    ['administrator', 'foreign', 'other'],
  ])('%s to %s: %s, by id and by name', async (who, whose, relation) => {
    const { userId, username } = people[whose];
    const found = { subject: { patientId: userId }, relation };
    expect(await nearness(who, { what: 'patient', value: userId })).toMatchObject(found);
    const value = ` ${username.toUpperCase()} `;
    // An address is looked for in the own clinic alone: another may have a patient of it as well (F12).
    const named = whose === 'foreign' ? { subject: null, relation } : found;
    expect(await nearness(who, { what: 'patient', by: 'username', value })).toMatchObject(named);
  });

  test('who does not exist is nobody, and an id is no name', async () => {
    const { userId, username } = people.own;
    for (const question of [
      { value: people.unknown.userId },
      { value: people.unknown.username, by: 'username' },
      { value: username },
      { value: userId, by: 'username' },
    ] as const) {
      expect(await nearness('provider', { what: 'patient', ...question })).toEqual(nothing);
    }
  });

  test('for whom no provider is responsible is of the clinic, and of no provider', async () => {
    const world = { ...requestWorld(), patients: [aPatient({ providerId: null })] };
    const question = { what: 'patient', value: 'patient-1', world } as const;
    expect(await nearness('provider', question)).toMatchObject({ relation: 'clinic' });
  });
});

describe('how near a user is to an account', () => {
  const about = (value: string, world?: World): Question => ({
    what: 'account',
    value,
    ...(world && { world }),
  });

  test.each<[Who, Who, Relation]>([
    ['patient', 'patient', 'self'],
    ['provider', 'provider', 'self'],
    ['staff', 'staff', 'self'],
    ['provider', 'colleague', 'clinic'],
    ['patient', 'provider', 'clinic'],
    ['staff', 'administrator', 'clinic'],
    ['provider', 'otherProvider', 'other'],
    ['staff', 'otherAdministrator', 'other'],
  ])('%s to %s: %s', async (who, whose, relation) => {
    const { accountId } = demoAccounts[whose];
    expect(await nearness(who, about(accountId))).toMatchObject({ subject: { accountId }, relation });
  });

  test('that does not exist is nobody', async () => {
    expect(await nearness('staff', about('user-none'))).toEqual(nothing);
  });

  test('of a patient is nobody who works there, whatever else is known of the patient', async () => {
    expect(await nearness('staff', about(people.own.userId))).toEqual(nothing);
    expect(await nearness('staff', about(people.colleagues.userId)), 'has no account').toEqual(nothing);
    const unknownPatient = { ...requestWorld(), patients: [] };
    expect(await nearness('staff', about(patient.accountId, unknownPatient))).toEqual(nothing);
    const colleagueAsPatient = aPatient({ patientId: demoAccounts.colleague.accountId });
    const world = { ...requestWorld(), patients: [colleagueAsPatient] };
    expect(await nearness('staff', about(colleagueAsPatient.patientId, world))).toEqual(nothing);
  });
});

describe('how near a user is to an order', () => {
  test.each<[Who, 'own' | 'colleagues' | 'foreign', Relation]>([
    ['patient', 'own', 'self'],
    ['patient', 'foreign', 'other'],
    ['provider', 'own', 'own'],
    ['provider', 'colleagues', 'clinic'],
    ['provider', 'foreign', 'other'],
    ['staff', 'own', 'clinic'],
    ['staff', 'foreign', 'other'],
    ['otherProvider', 'foreign', 'own'],
  ])('%s to %s: %s', async (who, whose, relation) => {
    const value = orderOf('Shipped', whose);
    const found = { subject: { orderId: value }, relation };
    expect(await nearness(who, { what: 'order', value })).toMatchObject(found);
  });

  test('of nobody in particular is of its clinic', async () => {
    const world = { ...requestWorld(), orders: [anOrder({ patientId: null, providerId: null })] };
    const question = { what: 'order', value: 'ORD-1', world } as const;
    expect(await nearness('provider', question)).toMatchObject({ relation: 'clinic' });
  });

  test('that a provider placed in another clinic is no longer theirs', async () => {
    const { clinicId } = southside;
    const world = { ...requestWorld(), orders: [anOrder({ clinicId, providerId: provider.accountId })] };
    const question = { what: 'order', value: 'ORD-1', world } as const;
    expect(await nearness('provider', question)).toMatchObject({ relation: 'other' });
  });

  test('that does not exist is nobody’s', async () => {
    expect(await nearness('staff', { what: 'order', value: 'ORD-none' })).toEqual(nothing);
  });
});

test('the own clinic is near, to the letter of its name', async () => {
  const { clinicId, name } = northside;
  const found = { subject: { clinicId }, relation: 'clinic' };
  expect(await nearness('staff', { what: 'clinic', value: name })).toEqual(found);
  for (const value of [southside.name, name.toLowerCase(), `${name} `, clinicId, '']) {
    expect(await nearness('staff', { what: 'clinic', value })).toEqual(nothing);
  }
});

test('an identity is the own one or none; its field says whether it is an id or a name', async () => {
  const { accountId, username } = provider;
  const self = { subject: { accountId }, relation: 'self' };
  const say = (field: string, value: string) => nearness('provider', { what: 'identity', field, value });
  expect(await say('userId', accountId)).toMatchObject(self);
  expect(await say('email', ` ${username.toUpperCase()} `)).toMatchObject(self);
  expect(await say('userId', username)).toEqual(nothing);
  expect(await say('email', accountId)).toEqual(nothing);
  expect(await say('userId', demoAccounts.colleague.accountId)).toEqual(nothing);
  expect(await say('email', demoAccounts.colleague.username)).toEqual(nothing);
});

describe('what a patient shares', () => {
  const { userId } = people.colleagues;
  const day = (count: number) => new Date(startOfTest.getTime() + count * 86_400_000);

  test('is near to whom it is shared with, with the parts that are', async () => {
    const found = { subject: { patient: { patientId: userId }, parts: [...sharedParts] } };
    for (const who of ['patient', 'provider'] as const) {
      const shared = await nearness(who, { what: 'share', value: userId });
      expect(shared).toMatchObject({ ...found, relation: 'grantee' });
    }
  });

  test('is nothing to anybody else, when it is over, and of whoever shares nothing or does not exist', async () => {
    const shared = { what: 'share', value: userId } as const;
    expect(await nearness('staff', shared)).toEqual(nothing);
    expect(await nearness('provider', { ...shared, at: day(1) })).toEqual(nothing);
    expect(await nearness('provider', { ...shared, value: people.own.userId })).toEqual(nothing);
    expect(await nearness('provider', { ...shared, value: people.unknown.userId })).toEqual(nothing);
    const noPatients = { ...requestWorld(), patients: [] };
    expect(await nearness('provider', { ...shared, world: noPatients })).toEqual(nothing);
  });
});
