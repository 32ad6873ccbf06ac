import {
  compareRequests,
  fullName,
  isSignature,
  limits,
  localDay,
  permissionEnds,
  type RequestState,
  requestDue,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { wordsOf } from '../../api/speech.ts';
import { recordRequestMail } from '../accounts/newsMails.ts';
import type { Patient } from '../patients/contract.ts';
import { newId, type RandomBytes } from '../sessions/tokens.ts';
import type { RequestWish, StoredRecordRequest } from './contract.ts';
import { requestWire } from './wire.ts';

/** Requests of patients for records of other clinics, and the clinic's work with them. @see RTE-07 */
export function recordRequestRoutes(api: Api): void {
  route(api, 'getRecordRequests', async ({ params: { userId }, store }) =>
    (await store.recordRequests.list(userId)).map(requestWire).sort(compareRequests),
  );
  route(api, 'addRecordRequest', add);
  route(api, 'changeOwnRecordRequest', async (asked) => {
    const { words } = asked;
    await move(asked, { note: null, by: null });
    return { message: words.server.recordRequestChanged };
  });
  route(api, 'getRequestWork', async ({ query: { tab }, actor, store }) => ({
    result: (await store.recordRequests.work(actor.clinicId, tab, limits.requestWorkMaxRows)).map((each) => ({
      ...requestWire(each),
      patient: { userId: each.patientId, name: each.patientName },
      owner:
        each.ownerId === null || each.ownerName === null
          ? null
          : { userId: each.ownerId, name: each.ownerName },
    })),
    waiting: await store.recordRequests.waiting(actor.clinicId),
  }));
  route(api, 'moveRecordRequest', async (asked) => {
    const { words, body, caller, subject } = asked;
    const by = fullName(caller.account);
    const request = await move(asked, { note: body.note, by });
    if (toldOf.includes(request.state)) await tell(asked, subject, request, 'news');
    return { message: words.server.recordRequestChanged };
  });
}

/** Of which states the patient gets a mail. */
const toldOf: readonly RequestState[] = ['NeedsPatient', 'Partial', 'Complete', 'Refused'];

type Moved = AskedByUser<'moveRecordRequest'> | AskedByUser<'changeOwnRecordRequest'>;

async function move({ actor, store, subject, body, now }: Moved, told: Pick<RequestWish, 'note' | 'by'>) {
  const { userId: patientId, requestId, version, move } = body;
  const today = localDay(now, subject.timeZone);
  const wish = { patientId, requestId, version, move, today, ...told };
  const outcome = await store.recordRequests.move(actor, wish);
  if (outcome.kind === 'unknown') throw new Refusal(404);
  if (outcome.kind === 'conflict') throw new Refusal(409, { code: 'recordRequestChanged' });
  return outcome.request;
}

/** Keeps a request that its patient has signed with their own name. Days are those of the patient. */
async function add(asked: AskedByUser<'addRecordRequest'>) {
  const { words, body, actor, subject: patient, store, services, now } = asked;
  const { userId: patientId, ...wanted } = body;
  const today = localDay(now, patient.timeZone);
  if (wanted.until > today) throw new Refusal(400, { code: 'dayToCome', body: { field: 'until' } });
  if (!isSignature(wanted.signedAs, patient))
    throw new Refusal(400, { code: 'signatureDiffers', body: { field: 'signedAs' } });
  const request: StoredRecordRequest = {
    ...wanted,
    requestId: newId(services.random),
    patientId,
    clinicId: patient.clinicId,
    reference: newReference(services.random),
    allowedUntil: permissionEnds(today),
    due: requestDue(today),
    state: 'Asked',
    note: null,
    ownerId: null,
    askedAt: now,
    version: 1,
    history: [{ move: 'asked', at: now, by: null, note: null }],
  };
  let outcome = await store.recordRequests.add(actor, request);
  for (let tries = 1; outcome === 'taken' && tries < mostTries; tries += 1) {
    request.reference = newReference(services.random);
    outcome = await store.recordRequests.add(actor, request);
  }
  if (outcome === 'full')
    throw new Refusal(409, { code: 'recordRequestsFull', told: { count: limits.recordRequestsMax } });
  if (outcome === 'taken') throw new Refusal(503, { code: 'unavailable' });
  await tell(asked, patient, request, 'received');
  return { message: words.server.recordRequestAsked, request: requestWire(request) };
}

/** So many references are drawn before one gives up: of a billion, two of a clinic are hardly ever alike. */
const mostTries = 3;
/** Letters and digits that nobody takes for each other on the telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const newReference = (random: RandomBytes) =>
  `PS-${[...random(6)].map((byte) => signs[byte % signs.length]).join('')}`;

/** Writes to the patient, in their language: with the reference, and with nothing of health. */
async function tell(
  { store, services, afterwards }: Pick<AskedByUser<'addRecordRequest'>, 'store' | 'services' | 'afterwards'>,
  { patientId }: Pick<Patient, 'patientId'>,
  { reference }: StoredRecordRequest,
  about: 'received' | 'news',
) {
  const account = await store.accounts.find(patientId);
  if (!account || account.accessEndedAt !== null) return;
  const { portalOrigin } = services;
  const { mails } = wordsOf(account.language);
  const mail = recordRequestMail(mails, { to: account.username, reference, about, portalOrigin });
  afterwards(() => void services.mail(mail));
}
