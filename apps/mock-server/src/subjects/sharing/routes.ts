import {
  defaultPreferences,
  limits,
  loincCodes,
  readingFileName,
  readingTable,
  type SharedPart,
  sharedParts,
  shareEnd,
  type TableHeads,
  toCsv,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { type Speech, wordsFor } from '../../api/speech.ts';
import type { Subjects } from '../../authorization/subject.ts';
import { usernameKey } from '../patients/search.ts';
import { pageOf } from '../readings/measurements.routes.ts';
import { countRow, recordRow } from '../records/wire.ts';
import { hashToken, newId, newToken } from '../sessions/tokens.ts';
import { shareMail } from './shareMail.routes.ts';

const headsIn = ({ vitals: { table, contradicted, parameters } }: Speech): TableHeads => ({
  ...table,
  contradicted,
  parameter: ({ parameter, ucum }, { unit, to = ucum }) =>
    table.parameter({
      parameter: parameters[parameter],
      unit,
      loinc: loincCodes[parameter].join(' '),
      ucum: to,
    }),
});

/** Sharing with others, and what is shared with the caller. */
export function sharingRoutes(api: Api): void {
  route(api, 'getMyFriends', async ({ caller, store, now }) => {
    const { accountId, username } = caller.account;
    return {
      byMe: await store.shares.byOwner(accountId, now),
      withMe: await store.shares.withAddressee(usernameKey(username), now),
    };
  });
  route(api, 'shareData', changeShare);
  route(api, 'verifyTempAcess', async ({ body, caller, actor, store }) => {
    const opened = await store.shares.open(actor, {
      tokenHash: hashToken(body.token),
      usernameKey: usernameKey(caller.account.username),
    });
    if (!opened) throw new Refusal(404);
    return opened;
  });

  route(api, 'getFriendsMRSummary', async ({ subject, store }) =>
    (await store.records.summary(ownerOf(subject, 'records'))).map(countRow),
  );
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
    content: toCsv(readingTable(vital, result, headsIn(words), units)),
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
  if (!(await store.shares.stop(actor, body.shareId))) throw new Refusal(404);
  return { message: words.server.shareStopped, shareId: body.shareId };
}

async function startShare(
  { words, language, caller, actor, store, services }: AskedByUser<'shareData'>,
  wish: Extract<AskedByUser<'shareData'>['body'], { action: 'share' }>,
) {
  const { accountId: ownerId } = actor;
  if (usernameKey(wish.username) === usernameKey(caller.account.username)) {
    throw new Refusal(400, { code: 'shareWithSelf', body: { field: 'username' } });
  }
  if (!(await store.patients.find(ownerId))) throw new Refusal(404);
  const token = newToken(services.random);
  const share = {
    shareId: newId(services.random),
    ownerId,
    username: wish.username,
    parts: sharedParts.filter((part) => wish.parts.includes(part)),
    from: actor.at,
    until: shareEnd(actor.at, wish.days),
    tokenHash: hashToken(token),
  };
  if (!(await store.shares.start(actor, share))) throw new Refusal(429, { code: 'tooManyShares' });
  // After the commit: a mail cannot be taken back. The answer does not wait for it.
  const { mails } = wordsFor(await store.accounts.readerLanguage(usernameKey(wish.username)), language);
  void services.mail(shareMail(mails, { to: wish.username, token, until: share.until }));
  return { message: words.server.shared, shareId: share.shareId };
}
