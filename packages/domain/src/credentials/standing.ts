import { limits } from '../limits/limits.ts';
import { daysBetween } from '../time/days.ts';
import { type Credential, isLicense, type LicenseFacts } from './credential.ts';

/** How a credential stands on a day. @see SCR-09 */
export const credentialStates = ['expired', 'expiresSoon', 'notAccepted', 'checking', 'verified'] as const;
export type CredentialState = (typeof credentialStates)[number];

type Dated = { [K in 'review' | 'expires']: Credential[K] | null };

/**
 * How a credential stands. Its last day still counts. What was not accepted stays so, however old it is.
 *
 * @param today `YYYY-MM-DD`
 */
export function credentialState({ review, expires }: Dated, today: string): CredentialState {
  if (review === 'refused') return 'notAccepted';
  if (expires !== null && expires < today) return 'expired';
  if (review !== 'accepted') return 'checking';
  return expires !== null && daysBetween(today, expires) <= limits.credentialSoonDays
    ? 'expiresSoon'
    : 'verified';
}

/** Whether its owner has something to do: it ends, has ended or was not accepted, and no newer one waits. */
export function isToDo(credential: Dated & { isRenewed: boolean | null }, today: string): boolean {
  const state = credentialState(credential, today);
  return credential.isRenewed !== true && state !== 'checking' && state !== 'verified';
}

type Listed = Dated & { isRenewed: boolean | null; credentialId: string | null };

/** In the order in which they are worked on: what is to do first, by what ends first; what has no end comes last. */
export function byUrgency<Row extends Listed>(credentials: readonly Row[], today: string): Row[] {
  const place = (row: Row) =>
    (isToDo(row, today) ? 0 : credentialStates.length) +
    credentialStates.indexOf(credentialState(row, today));
  return [...credentials].sort(
    (a, b) => place(a) - place(b) || compare(a.expires ?? '9', b.expires ?? '9') || compare(idOf(a), idOf(b)),
  );
}
const idOf = ({ credentialId }: Listed) => credentialId ?? '';
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The one of which a page warns unasked: it has ended or ends within `limits.credentialBannerDays`; licenses first, then the first end. */
export function mostUrgent<Row extends Listed & Pick<Credential, 'kind'>>(
  credentials: readonly Row[],
  today: string,
): Row | null {
  const due = byUrgency(credentials, today).filter(
    (row) =>
      row.review === 'accepted' &&
      row.expires !== null &&
      isToDo(row, today) &&
      daysBetween(today, row.expires) <= limits.credentialBannerDays,
  );
  return due.find(({ kind }) => isLicense(kind)) ?? due[0] ?? null;
}

/**
 * Whether the license with which somebody signs an order has expired. Of several the ones of the patient's state count;
 * whoever keeps none for it is judged by those of other states, and whoever keeps none at all is not judged.
 *
 * @param patientState two letters, or `null` when it is not known
 * @param today `YYYY-MM-DD`
 * @returns the last day of the one that ended last, and its state; `null` when nothing stands against the order
 * @see SCR-09
 */
export function expiredLicense(
  credentials: readonly LicenseFacts[],
  patientState: string | null,
  today: string,
): { expires: string; state: LicenseFacts['state'] } | null {
  const licenses = credentials.filter(({ kind, review }) => isLicense(kind) && review === 'accepted');
  const ofState = licenses.filter(({ state }) => state === patientState);
  const counting = ofState.length > 0 ? ofState : licenses;
  const ended = counting.flatMap(({ expires, state }) =>
    expires !== null && expires < today ? [{ expires, state }] : [],
  );
  if (counting.length === 0 || ended.length < counting.length) return null;
  return ended.sort((a, b) => compare(b.expires, a.expires))[0] ?? null;
}

/** On how many days before its end a credential's owner gets a mail. @see SCR-09 */
export const credentialMailDays = [60, 14] as const;

/**
 * The mail that is due for a credential, by how many days before its end it is meant.
 *
 * @param mailed the days of the last one that went, or `null`
 * @returns `null` when none is due: the end is far, past or has none, or its mail has gone
 */
export function credentialMailDue(
  { expires, mailed }: { expires: string | null; mailed: number | null },
  today: string,
): number | null {
  if (expires === null || expires < today) return null;
  const left = daysBetween(today, expires);
  const due = credentialMailDays.filter((days) => left <= days).at(-1);
  return due !== undefined && (mailed === null || mailed > due) ? due : null;
}
