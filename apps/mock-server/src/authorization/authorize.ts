import { Refusal } from '../api/Refusal.ts';
import type { StoreParts } from '../store/Store.ts';
import type { Account } from '../subjects/accounts/contract.ts';
import { finders, isOwnClinic, type Subjects, userKind } from './subject.ts';
import { type About, isClosed, type Row, type Verdict, verdictsOf } from './verdicts.ts';

/** The parsed parts of a call, in which it says what it is about. */
export type CallParts = Readonly<Record<About['in'], unknown>>;

/**
 * Decides whether a user may make a call, by its row alone, and finds what the call is about.
 *
 * @returns the subject; `null` for a call that is about nobody
 * @throws Refusal 403 or 404, as the row says; a 404 is the same whether the subject exists or not
 * @see behaviour.md section 3
 */
export async function authorize(
  row: Row,
  caller: Account,
  parts: CallParts,
  { store, now }: { store: StoreParts; now: Date },
): Promise<Subjects[About['what']] | null> {
  const verdicts = verdictsOf(row, userKind(caller));
  if (isClosed(verdicts)) throw new Refusal(403);
  const { about, clinicClaim } = row;
  if (clinicClaim && !(await isOwnClinic(store, caller, textAt(parts, clinicClaim)))) throw new Refusal(403);
  // Nothing is open that no row opens, a call about nobody neither.
  if (!about) return allowed(verdicts.other, null);
  const { subject, relation } = await finders[about.what](store, caller, textAt(parts, about), about, now);
  return allowed(verdicts[relation] ?? verdicts.other, subject);
}

/** The id that a call claims to be about; '' when it names nobody, or by a user name, which is an address. */
export const claimed = ({ about }: Row, parts: CallParts): string =>
  about && about.by !== 'username' && about.what !== 'identity' && about.what !== 'clinic'
    ? textAt(parts, about)
    : '';

function allowed<Subject>(verdict: Verdict, subject: Subject): Subject {
  if (verdict !== 'yes') throw new Refusal(verdict);
  return subject;
}

/** The text of a field; '' when there is none, which names nothing. */
function textAt(parts: CallParts, { in: part, field }: Pick<About, 'in' | 'field'>): string {
  const value = (parts[part] as Record<string, unknown> | undefined)?.[field];
  return typeof value === 'string' ? value : '';
}
