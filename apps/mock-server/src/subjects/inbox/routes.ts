import {
  formatStamp,
  type InboxMoveWish,
  type InboxQuery,
  inboxTabs,
  isAdministrator,
  languageOfReader,
  limits,
  roleKind,
  symptomsIn,
} from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import type { Services } from '../../api/Services.ts';
import { wordsFor, wordsOf } from '../../api/speech.ts';
import type { Account } from '../accounts/contract.ts';
import { inquiryAnswerMail, inquiryMail } from '../accounts/newsMails.ts';
import { sayToPatient } from '../notes/say.ts';
import { usernameKey } from '../patients/search.ts';
import { newId } from '../sessions/tokens.ts';
import type { InboxEntry, InboxMoved, InboxOf, InboxSearch, InboxWish } from './contract.ts';
import { whatFollows } from './sent.ts';

/** The inboxes of what was sent by the inquiry and by the contact page. @see F7 */
export function inboxRoutes(api: Api): void {
  route(api, 'addInquiry', takeInquiry);
  route(api, 'getInbox', async ({ actor, query, store }) =>
    page(await store.inbox.list({ clinicId: actor.clinicId }, searchOf(query, actor))),
  );
  route(api, 'getInboxCount', async ({ actor: { clinicId }, caller, store, services }) => ({
    ...(await store.inbox.count(clinicId)),
    isOperator: isOperator(services, caller.account),
  }));
  route(api, 'getOwnCorrections', async ({ subject: { clinicId, patientId }, store }) => {
    const asked = { page: 0, rows: limits.ownCorrectionsMost, type: 'record_correction', patientId } as const;
    const found = await Promise.all(
      inboxTabs.map((tab) => store.inbox.list({ clinicId }, { ...asked, tab })),
    );
    const rows = found.flatMap((each) => page(each).result);
    return rows.map(({ itemId, message, time, state, owner, history }) => ({
      itemId,
      message,
      time,
      state,
      owner,
      history,
    }));
  });
  route(api, 'getOperatorInbox', async ({ query, actor, caller, store, services }) => {
    if (!isOperator(services, caller.account)) throw new Refusal(403);
    return page(await store.inbox.list('operator', searchOf(query, actor)));
  });
  route(api, 'moveInquiry', async (asked) => {
    const { words, body, subject, actor, store } = asked;
    const moved = await move(asked, { clinicId: actor.clinicId });
    if (moved.kind === 'change' && body.move === 'answer') {
      const patient = await store.patients.find(subject.patientId);
      if (!patient) throw new Refusal(404);
      await sayToPatient(asked, patient, body.text);
    }
    return { message: words.server.inboxMoved[body.move] };
  });
  route(api, 'moveOperatorItem', async (asked) => {
    const { words, body, caller, services, store, language, afterwards } = asked;
    if (!isOperator(services, caller.account)) throw new Refusal(403);
    if (body.move === 'answer' && !services.sendsMail) throw new Refusal(409, { code: 'mailOff' });
    const moved = await move(asked, 'operator');
    if (moved.kind === 'change' && body.move === 'answer') {
      const { email: to, at } = moved.from;
      const reader = await store.accounts.readerLanguage(usernameKey(to));
      const spoken = languageOfReader(reader, language);
      const { mails } = wordsOf(spoken);
      const mail = inquiryAnswerMail(mails, { to, at, answer: body.text, language: spoken });
      afterwards(() => void services.mail(mail));
    }
    return { message: words.server.inboxMoved[body.move] };
  });
}

/**
 * Whether somebody runs the installation: an administrator who logs in by one of the addresses that it is told. Of other
 * roles the authorization table has not let anybody here.
 */
const isOperator = (
  { operators }: Pick<Services, 'operators'>,
  { username, role }: Pick<Account, 'username' | 'role'>,
): boolean => isAdministrator(role) && operators.some((each) => usernameKey(each) === usernameKey(username));

/**
 * Keeps an inquiry: a patient's in the inbox of the clinic, anybody else's in that of the operator, who is told by mail.
 *
 * @see INQ-05, F7, behaviour R28
 */
async function takeInquiry({
  words,
  body,
  subject,
  caller,
  actor,
  store,
  services,
  now,
  afterwards,
}: AskedByUser<'addInquiry'>) {
  if (usernameKey(body.username) !== usernameKey(subject.username)) throw new Refusal(403);
  const { type, message } = body;
  const inbox = roleKind(caller.account.role) === 'patient' ? 'clinic' : 'operator';
  if (type === 'record_correction' && inbox !== 'clinic') throw new Refusal(403);
  const clinic = await store.clinics.details(actor.clinicId);
  if (!clinic) throw new Refusal(404);
  const raised = symptomsIn(message, clinic.symptomWords);
  await store.inquiries.add({ inquiryId: newId(services.random), type, message }, actor, { inbox, raised });
  const { contactAddress: to, operators, portalOrigin } = services;
  if (inbox === 'operator' && to !== null) {
    const { mails } = wordsFor(await store.accounts.readerLanguage(usernameKey(to)), 'en');
    afterwards(() => void services.mail(inquiryMail(mails, { to, portalOrigin })));
  }
  const goesTo = inbox === 'operator' && operators.length === 0 ? 'nobody' : inbox;
  return { message: words.server.inquirySent, ...whatFollows(goesTo, raised, clinic, now) };
}

const searchOf = (
  { tab, page: at = 0, state, type, owner }: InboxQuery,
  { accountId }: Pick<Account, 'accountId'>,
): InboxSearch => ({
  tab,
  page: at,
  rows: limits.inboxPageRows,
  state,
  type,
  ...(owner !== undefined && { ownerId: owner === 'mine' ? accountId : null }),
});

const page = ({ items, total }: { items: InboxEntry[]; total: number }) => ({
  result: items.map(({ at, history, ...item }) => ({
    ...item,
    time: formatStamp(at),
    history: history.map(({ at: done, ...line }) => ({ ...line, time: formatStamp(done) })),
  })),
  total,
});

type Moving = Pick<AskedByUser<'moveInquiry'>, 'store' | 'actor'> & { body: InboxMoveWish };

/** Moves an entry, or tells who was quicker. */
async function move(
  { store, actor, body }: Moving,
  of: InboxOf,
): Promise<Exclude<InboxMoved, { kind: 'conflict' }>> {
  const { itemId, version, move: wanted } = body;
  const wish: InboxWish = { itemId, version, move: wanted, text: body.move === 'answer' ? body.text : null };
  const moved = await store.inbox.move(of, wish, actor);
  if (!moved) throw new Refusal(404);
  if (moved.kind !== 'conflict') return moved;
  const { state, by, at } = moved;
  throw new Refusal(409, { code: 'inboxChanged', body: { state, by, time: at && formatStamp(at) } });
}
