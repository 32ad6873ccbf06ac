import { type ConnectionState, compareStamps, type HospitalConnection, limits } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { compareTexts } from '../patients/search.ts';
import { hashToken, newId, newToken } from '../sessions/tokens.ts';
import { type GateFault, type HospitalAddress, isFault } from './gate.ts';
import { addressOf, beginSync, runSync } from './sync.ts';
import { openTokens, sealTokens } from './tokens.ts';
import { connectionWire, hospitalWire } from './wire.ts';

/** Where a hospital sends the browser back to. */
const returnPath = '/hospital-connect-status';

/** What needs the patient comes first, what is over last. */
const order: readonly ConnectionState[] = ['Failed', 'Expired', 'Requested', 'Connected', 'Disconnected'];

const byNeed = (
  one: Pick<HospitalConnection, 'state' | 'asked' | 'connectionId'>,
  other: Pick<HospitalConnection, 'state' | 'asked' | 'connectionId'>,
) =>
  order.indexOf(one.state) - order.indexOf(other.state) ||
  compareStamps(other.asked, one.asked) ||
  compareTexts(one.connectionId, other.connectionId);

/** Hospitals at which the records of patients are read. @see SCR-09, ADR 56 */
export function hospitalRoutes(api: Api): void {
  route(api, 'getHospitals', async ({ query: { text = '' }, store }) =>
    (await store.hospitals.search(text, limits.hospitalsMaxRows)).map(hospitalWire),
  );
  route(api, 'getHospitalConnections', async ({ params: { userId }, store, now }) =>
    (await store.hospitals.ofPatient(userId))
      // Of one that has ended and left nothing, there is nothing to say.
      .filter(({ endedAt, records }) => endedAt === null || records > 0)
      .map((each) => connectionWire(each, now))
      .sort(byNeed),
  );
  route(api, 'getClinicHospitalConnections', async ({ actor, store, now }) =>
    (await store.hospitals.ofClinic(actor.clinicId, limits.clinicConnectionsMaxRows))
      .map((each) => ({
        ...connectionWire(each, now),
        patient: { userId: each.patientId, name: each.patientName },
      }))
      .sort(byNeed),
  );
  route(api, 'connectHospital', connect);
  route(api, 'finishHospital', finish);
  route(api, 'syncHospital', async (asked) => {
    const { words, body, store, now } = asked;
    const found = await store.hospitals.one(body.connectionId);
    if (found?.patientId !== body.userId) throw new Refusal(404);
    if (found.tokens === null) throw new Refusal(409, { code: 'hospitalLogIn' });
    if (!(await beginSync(store, now, body.connectionId)))
      throw new Refusal(409, { code: 'hospitalSyncing' });
    syncAfterwards(asked, body.connectionId);
    return { message: words.server.hospitalSyncing };
  });
  route(api, 'endHospital', async ({ words, body, actor, store, services, afterwards }) => {
    const { userId: patientId, connectionId, forget } = body;
    const found = (await store.hospitals.ofPatient(patientId)).find(
      (each) => each.connectionId === connectionId,
    );
    if (!found || !(await store.hospitals.end(actor, { patientId, connectionId, forget })))
      throw new Refusal(404);
    const [at, tokens] = [addressOf(found.hospital), openTokens(services.vault, found)];
    if (at && tokens) afterwards(() => services.hospitals.forget(at, tokens));
    return { message: forget ? words.server.hospitalForgotten : words.server.hospitalEnded };
  });
}

/** Sends a patient to a hospital. */
async function connect({
  words,
  body: { userId: patientId, hospitalId, kinds },
  actor,
  store,
  services,
}: AskedByUser<'connectHospital'>) {
  const [hospital, own] = await Promise.all([
    store.hospitals.find(hospitalId),
    store.hospitals.ofPatient(patientId),
  ]);
  if (!hospital) throw new Refusal(404);
  const at = addressOf(hospital);
  if (!at || !canProve(at, services)) throw new Refusal(409, { code: 'hospitalCannot' });
  const there = own.find((each) => each.hospitalId === hospitalId && each.endedAt === null);
  const connectionId = there?.connectionId ?? newId(services.random);
  const state = newToken(services.random);
  const begun = await services.hospitals.begin(at, {
    kinds,
    state,
    redirect: `${services.portalOrigin}${returnPath}`,
  });
  if (isFault(begun)) throw refusalOf(begun);
  const verifier = services.vault.seal(begun.verifier, connectionId);
  const asked = { stateHash: hashToken(state), verifier };
  const outcome = await store.hospitals.ask(actor, { connectionId, patientId, hospitalId, kinds, asked });
  if (outcome === 'full')
    throw new Refusal(409, { code: 'hospitalsFull', told: { count: limits.hospitalConnectionsMax } });
  if (outcome === 'taken') throw new Refusal(409, { code: 'hospitalSyncing' });
  return { message: words.server.hospitalAsked, address: begun.address };
}

/** Whether there is by what the hospital knows us. */
const canProve = (
  { clientAuth, endpoint }: HospitalAddress,
  { clientKeys, clientSecretsOf }: AskedByUser<'connectHospital'>['services'],
) =>
  ({
    none: true,
    private_key_jwt: clientKeys.length > 0,
    client_secret_basic: clientSecretsOf.includes(endpoint),
  })[clientAuth];

/** Takes what the patient brought back from a hospital, once. */
async function finish(asked: AskedByUser<'finishHospital'>) {
  const { words, body, actor, store, services, now } = asked;
  const { userId, state, code } = body;
  const after = new Date(now.getTime() - limits.hospitalRequestMinutes * 60_000);
  const found = await store.hospitals.takeAsked(userId, hashToken(state), after);
  if (!found?.asked) throw new Refusal(409, { code: 'hospitalAskAgain' });
  const { connectionId } = found;
  if (code === undefined) throw new Refusal(409, { code: 'hospitalDenied' });
  const at = addressOf(found.hospital);
  if (!at) throw new Refusal(409, { code: 'hospitalCannot' });
  const tokens = await services.hospitals.finish(at, {
    code,
    state,
    redirect: `${services.portalOrigin}${returnPath}`,
    verifier: services.vault.open(found.asked.verifier, connectionId),
  });
  if (isFault(tokens)) throw refusalOf(tokens);
  await store.hospitals.connect(actor, connectionId, sealTokens(services.vault, connectionId, tokens));
  if (await beginSync(store, now, connectionId)) syncAfterwards(asked, connectionId);
  return { message: words.server.hospitalConnected };
}

/** Nobody waits for a hospital: the page asks how far it is. */
function syncAfterwards(
  { services, actor, afterwards }: Pick<AskedByUser<'syncHospital'>, 'services' | 'actor' | 'afterwards'>,
  connectionId: string,
) {
  const { clinicId } = actor;
  afterwards(() => services.store.within({ clinicId }, () => runSync(services, connectionId)));
}

/** What a person is told of a hospital that gives nothing. */
const refusalOf = ({ fault }: GateFault) =>
  new Refusal(409, {
    code:
      fault === 'unreachable' || fault === 'slow'
        ? 'hospitalAway'
        : fault === 'refused' || fault === 'denied'
          ? 'hospitalDenied'
          : fault === 'otherPerson'
            ? 'hospitalNotPatient'
            : 'hospitalStrange',
  });
