import { endpoints } from '@rpm/api-client/calls';
import { formatStamp, readSavedLimits, vitalKinds } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { startOfTest, type TestApi, testApi } from './harness.ts';
import { people } from './requestPeople.ts';
import { makeStore } from './stores.ts';

const { userId, username } = people.colleagues;
const stamp = (hours: number) => formatStamp(new Date(startOfTest.getTime() + hours * 3_600_000));
const line = (parameter: string, cautiousMax: number | null) => ({
  vital_type: 'BloodPressure',
  parameter,
  cautiousMin: 60,
  cautiousMax,
  criticalMin: 50,
  criticalMax: 190,
});
const save = (special: object = {}) => ({
  userId,
  startDateTime: stamp(0),
  endDateTime: stamp(876_000),
  vitalRanges: [line('systolic', 150)],
  ...special,
});

describe('ranges through the API', () => {
  let api: TestApi;
  let token: string;
  const update = (body: object) => api.ask(endpoints.updatePatientVitalRange, { token, body });
  const inForce = (vital = 'BloodPressure') =>
    api.ask(endpoints.getPatientVitalRangeByUsername, {
      token,
      params: { username, vital, clinic: northside.name },
    });

  beforeEach(async () => {
    api = testApi(await makeStore('memory', { ...clinicWith([]), ranges: [] }));
    token = await api.sessionOf(demoAccounts.staff);
  });

  test('what was saved is in force, and the form finds it (RNG-21, RNG-22)', async () => {
    expect((await inForce()).json).toEqual([]);
    expect(await update(save())).toMatchObject({
      status: 200,
      json: { message: serverWords.rangeSaved, version: 1 },
    });
    const answer = await inForce();
    expect(answer.json).toMatchObject([
      {
        vital: 'BloodPressure',
        startDateTime: stamp(0),
        endDateTime: stamp(876_000),
        version: 1,
        setBy: { userId: demoAccounts.staff.accountId, name: 'Quince Deskworth' },
        setTime: stamp(0),
      },
    ]);
    expect(readSavedLimits(answer.json, 'BloodPressure').get('systolic')).toEqual({
      normal: { min: 90, max: 120 },
      cautious: { min: 60, max: 150 },
      critical: { min: 50, max: 190 },
    });
    expect((await inForce('Weight')).json).toEqual([]);
  });

  test('whoever began from another version than the newest looks again (RNG-22)', async () => {
    expect((await update(save({ fromVersion: 0 }))).json).toMatchObject({ version: 1 });
    expect(await update(save({ fromVersion: 0 }))).toMatchObject({
      status: 409,
      json: { message: refusalWords.rangeChanged, current: 1 },
    });
    expect((await update(save({ fromVersion: 1 }))).json).toMatchObject({ version: 2 });
    const all = await api.ask(endpoints.getPatientVitalRange, { token, params: { userId } });
    expect((all.json as { version: number }[]).map(({ version }) => version)).toEqual([2, 1]);
  });

  test('a range that is to come is not in force yet', async () => {
    await update(save({ startDateTime: stamp(1) }));
    expect((await inForce()).json).toEqual([]);
    api.wait(3600);
    token = await api.sessionOf(demoAccounts.staff);
    expect((await inForce()).json).toHaveLength(1);
  });

  test.each([
    ['the end before the start', { endDateTime: stamp(-1) }, 'endDateTime'],
    ['no parameter', { vitalRanges: [] }, 'vitalRanges'],
    ['a parameter of another vital', { vitalRanges: [line('weight', 90)] }, 'vitalRanges'],
    ['a parameter twice', { vitalRanges: [line('systolic', 90), line('systolic', 91)] }, 'vitalRanges'],
    ['limits that cross', { vitalRanges: [line('systolic', 59)] }, 'vitalRanges'],
  ])('a save with %s is refused', async (_, special, field) => {
    expect(await update(save(special))).toMatchObject({ status: 400, json: { field } });
    expect((await inForce()).json).toEqual([]);
  });

  test('the limits in force are there for every vital, with the defaults for what nobody set (API-20)', async () => {
    await update(save());
    const { json } = await api.ask(endpoints.getVitalLimits, { token, params: { userId } });
    expect(Object.keys(json as object)).toEqual([...vitalKinds]);
    expect(json).toMatchObject({
      BloodPressure: {
        systolic: { max: { normal: 120, cautious: 150, critical: 190 } },
        diastolic: { max: { normal: 80, cautious: 89, critical: 110 } },
      },
      Weight: { weight: { min: { normal: null, cautious: null, critical: null } } },
    });
  });

  test('the normal range of each parameter (API-18)', async () => {
    const params = { userId, vital: 'BloodPressure' };
    const { json } = await api.ask(endpoints.getVitalRange, { token, params });
    expect(json).toEqual([
      { parameter: 'systolic', unit: 'mmHg', unitDescription: 'Systolic', min: 90, max: 120 },
      { parameter: 'diastolic', unit: 'mmHg', unitDescription: 'Diastolic', min: 60, max: 80 },
    ]);
  });
});
