import { type AnswerOf, type EndpointName, endpoints } from '@rpm/api-client/calls';
import { type ClinicSetup, formatStamp, limits, usualHours } from '@rpm/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareDatabase } from '../src/server/prepareDatabase.ts';
import { postgresStore } from '../src/store/sql/sqlStore.ts';
import { cheapPasswords, startOfTest, type TestApi, testApi } from './harness.ts';
import { startProgram } from './program.ts';
import { appUrl, emptyDatabase } from './stores.ts';

const administrator = {
  email: 'admin@clinic.example',
  password: 'three old paper boats',
  clinic: 'Real Clinic',
  timeZone: 'America/Chicago',
};
const doctor = 'doctor@clinic.example';
const patient = 'patient@clinic.example';
const password = 'four old paper boats';
const nothingYet: ClinicSetup = {
  clinic: false,
  billing: true,
  devices: false,
  provider: false,
  patient: false,
  order: false,
  activation: false,
  reading: false,
};

/** One installation without demo data: each test goes on where the one before it ended. */
describe('from the first start to the first reading, without demo data (F1)', () => {
  let api: TestApi;
  let databaseUrl: string;
  const tokens: Record<string, string> = {};
  const ids: Record<string, string> = {};

  /** The answer to a call of somebody, which must be a success. */
  async function ask<N extends EndpointName>(
    name: N,
    who: string,
    parts: { body?: object; params?: Record<string, string>; query?: Record<string, string> } = {},
  ): Promise<AnswerOf<(typeof endpoints)[N]>> {
    const { status, text, json } = await api.ask(endpoints[name], { token: tokens[who], ...parts });
    expect([name, status, status === 200 ? '' : text]).toEqual([name, 200, '']);
    return endpoints[name].answer.parse(json) as AnswerOf<(typeof endpoints)[N]>;
  }
  async function logIn(username: string, secret: string) {
    const { json } = await api.ask(endpoints.login, { body: { username, password: secret } });
    const { token, user } = json as { token: string; user: { userId: string } };
    tokens[username] = token;
    ids[username] = user.userId;
  }
  const setup = () => ask('getClinicSetup', administrator.email);
  const lastMail = () => api.mails.at(-1)?.text ?? '';

  beforeAll(async () => {
    databaseUrl = await emptyDatabase();
    const settings = {
      databaseUrl: appUrl(databaseUrl),
      databaseOwnerUrl: databaseUrl,
      keepsStatements: true,
      rowSecurity: true,
      dataFolder: undefined,
      seed: 'none' as const,
      administrator,
    };
    const { db, close } = await prepareDatabase(settings, {
      passwords: cheapPasswords,
      now: startOfTest,
      say: () => {},
    });
    api = testApi(postgresStore(db));
    return close;
  });

  test('the administrator logs in: the codes of the year are there, everything else is to be done', async () => {
    await logIn(administrator.email, administrator.password);
    expect(await setup()).toEqual(nothingYet);
    const clinicName = administrator.clinic;
    const codes = await ask('getBillingCodes', administrator.email, { params: { clinicName } });
    expect(codes.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['99445', '99453', '99454', '99457', '99458', '99470']),
    );
    const rates = await ask('getRates', administrator.email, {
      params: { clinicName },
      query: { year: String(startOfTest.getUTCFullYear()) },
    });
    expect(rates.length).toBeGreaterThanOrEqual(6);
  });

  test('saves name, time zone and opening hours of the clinic', async () => {
    const details = await ask('getClinic', administrator.email);
    expect(details).toMatchObject({
      name: administrator.clinic,
      timeZone: administrator.timeZone,
      version: 0,
    });
    const { openingHours, ...rest } = details;
    expect(openingHours).toBe(null);
    await ask('saveClinicDetails', administrator.email, { body: { ...rest, openingHours: usualHours } });
    expect(await setup()).toEqual({ ...nothingYet, clinic: true });
  });

  test('picks a device and invites a provider, who sees what can be ordered', async () => {
    await ask('useDeviceModel', administrator.email, { body: { model: 'STD-BP-ARM', isInUse: true } });
    const invited = { firstName: 'Lovage', lastName: 'Newhand', username: doctor, role: 'DOCTOR' };
    await ask('inviteStaff', administrator.email, { body: invited });
    const [, user = '', token = ''] = /verify-pass-token\/([^/]+)\/(\S+)/.exec(lastMail()) ?? [];
    await ask('acceptInvitation', '', {
      body: { user, token, firstName: 'Lovage', lastName: 'Newhand', password },
    });
    await logIn(doctor, password);
    const devices = await ask('getSupportedDevices', doctor, {
      params: { clinicName: administrator.clinic },
    });
    expect(devices.map(({ deviceId }) => deviceId)).toEqual(['STD-BP-ARM']);
    expect(await setup()).toEqual({ ...nothingYet, clinic: true, devices: true, provider: true });
  });

  test('the provider enrolls a patient and orders the device; the order goes out', async () => {
    const [firstName, middleName, lastName, dob] = ['Juniper', '', 'Firstpatient', '1950-05-06'];
    await ask('createPatientInfo', doctor, {
      body: {
        ...{ firstName, middleName, lastName, dob, gender: 'female', username: patient },
        ...{ phone: '', address: null, emergencyContact: null, language: 'en-US' },
        ...{ dUserId: ids[doctor], consentDate: '2026-11-20', isAnother: false },
      },
    });
    const list = await ask('getPatientList', doctor, {
      params: { userId: ids[doctor] ?? '' },
      query: { page: '0', noOfRows: '5' },
    });
    ids[patient] = JSON.stringify(list).match(/"(?:userId|pUserId)":"([^"]+)"/)?.[1] ?? '';
    const { data } = await ask('placeDeviceOrder', doctor, {
      body: {
        ...{ dUserId: ids[doctor], pUserId: ids[patient], pUsername: patient, pFirstName: firstName },
        ...{ pMiddleName: middleName, pLastName: lastName, pdob: dob, pGender: 'female' },
        ...{ clinic: administrator.clinic, modeOfDelivery: 'Pickup', provider: 'Lovage Newhand' },
        orders: [
          {
            ...{ mrSubSource: 'Standard', deviceName: 'Upper Arm Blood Pressure Monitor' },
            ...{ deviceModel: 'STD-BP-ARM', brand: 'Standard', deviceId: 'STD-BP-ARM', imgSource: '' },
            deviceSerialId: null,
            vitals: [
              {
                mrSubType: 'BloodPressure',
                monitoring: {
                  period: { startTime: '20261120-15:00:00', endTime: '21261120-15:00:00' },
                  limits: {
                    systolic: { min: { cautious: 90, critical: 80 }, max: { cautious: 139, critical: 180 } },
                    diastolic: { min: { cautious: 60, critical: 50 }, max: { cautious: 89, critical: 110 } },
                  },
                },
              },
            ],
          },
        ],
      },
    });
    ids.order = JSON.stringify(data.orders).match(/RPM-\d+/)?.[0] ?? '';
    for (const status of ['Processing', 'PickedUp'])
      await ask('updateDeviceOrderStatus', doctor, { body: { orderId: ids.order, status } });
    expect(await setup()).toEqual({
      ...nothingYet,
      clinic: true,
      devices: true,
      provider: true,
      patient: true,
      order: true,
    });
  });

  test('the patient opens the account and activates the device; its first reading is there', async () => {
    const { code: activationCode } = await ask('newActivationCode', doctor, {
      body: { userId: ids[patient] },
    });
    const signedUp = await ask('signup', '', { body: { username: patient, password, acceptsTerms: true } });
    const code = /\d{6}/.exec(lastMail())?.[0];
    await ask('publicVerify', '', {
      body: { username: patient, purpose: 'signup', ticket: signedUp.ticket, code, activationCode },
    });
    await logIn(patient, password);
    await ask('activateDevice', patient, {
      body: {
        ...{ orderId: ids.order, userId: ids[patient], dUserId: ids[doctor] },
        ...{ deviceId: 'STD-BP-ARM', deviceSerialId: 'SN-1' },
      },
    });
    const { token } = await ask('issueDeviceToken', doctor, { body: { orderId: ids.order } });
    tokens.device = token;
    const mrTime = formatStamp(startOfTest);
    const values = { systolic: 190, diastolic: 95 };
    const taken = await ask('addReadings', 'device', {
      body: { mrSubType: 'BloodPressure', mrTime, values },
    });
    expect(taken).toMatchObject({ accepted: 1 });
    const latest = await ask('getLatestMeasurementRecord', doctor, {
      params: { userId: ids[patient] ?? '' },
    });
    expect(JSON.stringify(latest)).toContain('190');
    expect(Object.values(await setup())).not.toContain(false);
  });

  test('npm run clinic:add makes another clinic beside it, once, and says plainly what is wrong', async () => {
    const add = async (variables: Record<string, string>) => {
      const program = startProgram('addClinic.ts', { DATABASE_URL: databaseUrl, ...variables });
      return { code: await program.ended, said: program.output() };
    };
    const second = {
      ADMIN_CLINIC: 'Second Clinic',
      ADMIN_EMAIL: 'admin@second.example',
      ADMIN_PASSWORD: administrator.password,
      CLINIC_TIME_ZONE: 'America/Denver',
    };
    expect(await add(second)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Second Clinic is there'),
    });
    await logIn(second.ADMIN_EMAIL, second.ADMIN_PASSWORD);
    expect(await ask('getClinicSetup', second.ADMIN_EMAIL)).toEqual(nothingYet);
    const others = await ask('getStaff', second.ADMIN_EMAIL);
    expect(others.total).toBe(1);
    const wrong = [
      [{}, 'ADMIN_CLINIC'],
      [
        { ...second, ADMIN_EMAIL: 'other@second.example', ADMIN_CLINIC: 'second clinic' },
        'There is a clinic named',
      ],
      [{ ...second, ADMIN_CLINIC: 'Third', ADMIN_EMAIL: patient.toUpperCase() }, 'This address is in use'],
      [{ ...second, ADMIN_CLINIC: 'x'.repeat(limits.shortTextMaxCharacters + 1) }, 'ADMIN_CLINIC must be'],
    ] as const;
    for (const [variables, said] of wrong)
      expect(await add(variables)).toMatchObject({ code: 1, said: expect.stringContaining(said) });
    const empty = await add({ ...second, DATABASE_URL: await emptyDatabase() });
    expect(empty).toMatchObject({ code: 1, said: expect.stringContaining('This database is empty') });
  });
});
