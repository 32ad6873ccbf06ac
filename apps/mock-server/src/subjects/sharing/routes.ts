import {
  defaultPreferences,
  languageOfReader,
  limits,
  readingFileName,
  readingTable,
  type SharedPart,
  sharedParts,
  shareEnd,
  tableHeads,
  toCsv,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { wordsOf } from '../../api/speech.ts';
import type { Subjects } from '../../authorization/subject.ts';
import { filePart } from '../files/given.ts';
import { fileRow } from '../files/wire.ts';
import { usernameKey } from '../patients/search.ts';
import { pageOf } from '../readings/measurements.routes.ts';
import { rowsOfPage } from '../records/routes.ts';
import { countRow, recordRow } from '../records/wire.ts';
import { hashToken, newId, newToken } from '../sessions/tokens.ts';
import { shareMail } from './shareMail.routes.ts';
import { grantedRow, shareRow } from './wire.ts';

/** Sharing with others, and what is shared with the caller. */
export function sharingRoutes(api: Api): void {
  route(api, 'getMyFriends', async ({ caller, store, now }) => {
    const { accountId, username } = caller.account;
    return {
      byMe: (await store.shares.byOwner(accountId)).map((share) => shareRow(share, now)),
      // What the owner calls them is the owner's own business.
      withMe: (await store.shares.withAddressee(usernameKey(username), now)).map((share) =>
        shareRow({ ...share, relation: null }, now),
      ),
    };
  });
  route(api, 'shareData', changeShare);
  route(api, 'verifyTempAcess', async ({ body, caller, actor, store }) => {
    const opened = await store.shares.open(actor, {
      tokenHash: hashToken(body.token),
      usernameKey: usernameKey(caller.account.username),
    });
    if (!opened) throw new Refusal(404);
    return grantedRow(opened);
  });

  route(api, 'getFriendsMRSummary', async ({ subject, store }) =>
    (await store.records.summary(ownerOf(subject, 'records'))).map(countRow),
  );
  route(api, 'getFriendMRDetail', async ({ subject, params: { resourceType }, query, store }) => {
    const patientId = ownerOf(subject, 'records');
    const { page = 0, noOfRows = rowsOfPage } = query;
    const { rows, total } = await store.records.page({ patientId, resourceType, page, noOfRows });
    return { result: rows.map(recordRow), total };
  });
  route(api, 'getFriendFiles', async ({ subject, store }) =>
    (await store.files.list({ patientId: ownerOf(subject, 'files'), reportType: undefined })).map((file) =>
      fileRow(file),
    ),
  );
  route(api, 'getFriendFilePart', async (asked) => filePart(asked, ownerOf(asked.subject, 'files')));
  route(api, 'leaveShare', async ({ subject, caller, actor, store, words }) => {
    const { patientId: ownerId } = subject.patient;
    const share = { ownerId, usernameKey: usernameKey(caller.account.username) };
    if (!(await store.shares.leave(actor, share))) throw new Refusal(404);
    return { message: words.server.shareLeft };
  });
  route(api, 'getFriendLatestMR', async ({ subject, store }) =>
    (await store.records.latest(ownerOf(subject, 'records'), limits.latestRecordsRows)).map(recordRow),
  );
  route(api, 'getFriendVitalDetails', async ({ subject, params, ...asked }) =>
    pageOf(ownerOf(subject, 'readings'), params.vital, limits.vitalDetailsRows, asked),
  );
  route(api, 'downloadMyFriendVitalDetails', download);
}

/** The newest readings of a vital as a file, in the units of whoever asks for it. */
async function download({
  caller,
  params,
  subject,
  store,
  words,
}: AskedByUser<'downloadMyFriendVitalDetails'>) {
  const { vital } = params;
  const asked = { query: {}, store };
  const { result } = await pageOf(ownerOf(subject, 'readings'), vital, limits.vitalDataMaxRows, asked);
  const { units } = (await store.profiles.find(caller.account.accountId)) ?? defaultPreferences;
  return {
    fileName: readingFileName(vital),
    contentType: 'text/csv' as const,
    content: toCsv(readingTable(vital, result, tableHeads(words.vitals), units)),
  };
}

/** The owner of a share. @throws Refusal 404 when that part is not shared: as if there were no share */
function ownerOf({ patient, parts }: Subjects['share'], part: SharedPart): string {
  if (!parts.includes(part)) throw new Refusal(404);
  return patient.patientId;
}

async function changeShare(asked: AskedByUser<'shareData'>) {
  const { words, body, actor, store } = asked;
  if (body.action === 'share') return startShare(asked, body);
  if (body.action === 'change') {
    const { shareId, days } = body;
    const change = {
      shareId,
      parts: partsOf(body.parts),
      until: days === undefined ? null : shareEnd(actor.at, days),
    };
    if (!(await store.shares.change(actor, change))) throw new Refusal(404);
    return { message: words.server.shareChanged, shareId };
  }
  if (!(await store.shares.stop(actor, body.shareId))) throw new Refusal(404);
  return { message: words.server.shareStopped, shareId: body.shareId };
}

/** Each once, in their order. */
const partsOf = (asked: readonly SharedPart[]) => sharedParts.filter((part) => asked.includes(part));

async function startShare(
  { words, language, caller, actor, store, services }: AskedByUser<'shareData'>,
  wish: Extract<AskedByUser<'shareData'>['body'], { action: 'share' }>,
) {
  const { accountId: ownerId } = actor;
  if (usernameKey(wish.username) === usernameKey(caller.account.username)) {
    throw new Refusal(400, { code: 'shareWithSelf', body: { field: 'username' } });
  }
  const owner = await store.patients.find(ownerId);
  if (!owner) throw new Refusal(404);
  const token = newToken(services.random);
  const share = {
    shareId: newId(services.random),
    ownerId,
    username: wish.username,
    parts: partsOf(wish.parts),
    from: actor.at,
    until: shareEnd(actor.at, wish.days),
    tokenHash: hashToken(token),
    relation: wish.relation ?? null,
    message: wish.message ?? '',
  };
  if (!(await store.shares.start(actor, share))) throw new Refusal(429, { code: 'tooManyShares' });
  // After the commit: a mail cannot be taken back. The answer does not wait for it.
  const reader = await store.accounts.readerLanguage(usernameKey(wish.username));
  const spoken = languageOfReader(reader, language);
  const link = {
    portalOrigin: services.portalOrigin,
    to: wish.username,
    token,
    until: share.until,
    timeZone: owner.timeZone,
    language: spoken,
  };
  void services.mail(shareMail(wordsOf(spoken).mails, link));
  return { message: words.server.shared, shareId: share.shareId };
}
