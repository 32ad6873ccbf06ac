import { endpoints } from '@rpm/api-client/calls';
import type { Hospital, HospitalConnection } from '@rpm/domain';
import { storyHospitals } from '../src/seed/hospitals.ts';
import { clinicWith, demoAccounts, demoHospitals, type World } from '../src/seed/index.ts';
import type { GateFault, HospitalGate } from '../src/subjects/hospitals/gate.ts';
import { testApi } from './harness.ts';
import { makeStore, type StoreKind } from './stores.ts';

const { patient, staff } = demoAccounts;

/** Whose hospitals these are. */
export const userId = patient.accountId;

/** Who asks. */
export type Who = Pick<typeof patient | typeof staff, 'accountId'>;

/** The hospital that is connected. */
export const hospitalId = 'mock-county-hospital';

/** What is read of it. */
export const kinds = ['DiagnosticReport', 'Condition', 'AllergyIntolerance'] as const;

/** A hospital that a test changes as it goes. */
function aHospital(special: Partial<HospitalGate> = {}) {
  const asked: string[] = [];
  const forgotten: string[] = [];
  let now: Partial<HospitalGate> = special;
  const gate: HospitalGate = {
    begin: (...given) => (now.begin ?? storyHospitals.begin)(...given),
    finish: (...given) => (now.finish ?? storyHospitals.finish)(...given),
    renew: (...given) => (now.renew ?? storyHospitals.renew)(...given),
    forget: async (_, tokens) => void forgotten.push(tokens.refresh ?? tokens.access),
    read: (at, tokens, path) => {
      asked.push(path);
      return (now.read ?? storyHospitals.read)(at, tokens, path);
    },
  };
  return {
    gate,
    asked,
    forgotten,
    become: (next: Partial<HospitalGate>) => {
      now = next;
    },
  };
}

/** A hospital that fails in a way. */
export const fault =
  (what: GateFault['fault'], status: number | null = null) =>
  async () => ({ fault: what, status });

/** Clinics with hospitals around, and what a patient does with them. */
export async function start(kind: StoreKind, special: Partial<HospitalGate> = {}, more: Partial<World> = {}) {
  const store = await makeStore(kind, { ...clinicWith([]), hospitals: demoHospitals, ...more });
  const hospital = aHospital(special);
  const api = testApi(store, { hospitals: hospital.gate });
  const ask = async (who: Who, name: keyof typeof endpoints, options: object = {}) =>
    api.ask(endpoints[name], { token: await api.sessionOf(who), ...options });
  const list = async () =>
    (await ask(patient, 'getHospitalConnections', { params: { userId } })).json as HospitalConnection[];
  const search = async (text: string) =>
    ((await ask(patient, 'getHospitals', { query: { text } })).json as Hospital[]).map(({ name }) => name);
  const connect = (body: object = {}) =>
    ask(patient, 'connectHospital', { body: { userId, hospitalId, kinds, ...body } });
  const stateOf = (answer: { json: unknown }) =>
    new URL((answer.json as { address: string }).address).searchParams.get('state') ?? '';
  const finish = async (state: string, body: object = { code: 'a-code' }) => {
    const answer = await ask(patient, 'finishHospital', { body: { userId, state, ...body } });
    await api.settle();
    return answer;
  };
  const connected = async () => {
    await finish(stateOf(await connect()));
    return (await list())[0] as HospitalConnection;
  };
  const sync = async (connectionId: string) => {
    const answer = await ask(patient, 'syncHospital', { body: { userId, connectionId } });
    await api.settle();
    return answer;
  };
  const records = async () =>
    (await ask(patient, 'getLatestMR', { params: { userId } })).json as {
      recordId: string;
      display: string;
      source?: string;
    }[];
  const audited = async () =>
    (await store.audit.list(patient.clinicId))
      .map(({ action }) => action)
      .filter((each) => /hospital/.test(each));
  return {
    ...{
      api,
      store,
      hospital,
      ask,
      list,
      search,
      connect,
      stateOf,
      finish,
      connected,
      sync,
      records,
      audited,
    },
  };
}
