import { type SeedAccount, seedConfirmedAt } from '../store/World.ts';
import type { StoredContact } from '../subjects/contact/contract.ts';
import type { StoredStanding } from '../subjects/inbox/contract.ts';
import type { StoredInquiry } from '../subjects/inquiries/contract.ts';
import type { StoredNote } from '../subjects/notes/contract.ts';
import type { StoredNoteTemplate } from '../subjects/notes/templates.contract.ts';
import { json } from '../subjects/orders/sql.ts';
import { usernameKey } from '../subjects/patients/search.ts';
import type { StoredRange } from '../subjects/ranges/contract.ts';
import type { StoredRecord } from '../subjects/records/contract.ts';
import type { StoredReview } from '../subjects/reviews/contract.ts';
import type { Row } from './insertRows.sql.ts';

/** An account that is there from the beginning, with the hash of its password. */
export const accountRow = (account: SeedAccount, passwordHash: string): Row<'accounts'> => ({
  id: account.accountId,
  clinic_id: account.clinicId,
  username: account.username,
  username_key: usernameKey(account.username),
  password_hash: passwordHash,
  role: account.role,
  is_carer: account.isCarer ?? false,
  first_name: account.firstName,
  middle_name: account.middleName,
  last_name: account.lastName,
  asks_for_code: account.asksForCode ?? false,
  ...(account.language && { language: account.language }),
  ...(account.units && { units: account.units }),
  ...(account.changedAt && { changed_at: account.changedAt }),
  access_ended_at: account.accessEndedAt ?? null,
  email_confirmed_at: account.isEmailUnconfirmed ? null : seedConfirmedAt,
});

const standingRow = ({
  state,
  ownerId,
  version,
  doneAt,
  raised,
}: StoredStanding & { raised: readonly string[] }) => ({
  state,
  owner_id: ownerId,
  version,
  done_at: doneAt,
  raised: JSON.stringify(raised),
});
/** An inquiry that is there from the beginning: nobody is told of it by mail. */
export const inquiryRow = (sent: StoredInquiry): Row<'inquiries'> => ({
  id: sent.inquiryId,
  clinic_id: sent.clinicId,
  account_id: sent.accountId,
  inbox: sent.inbox,
  type: sent.type,
  message: sent.message,
  at: sent.at,
  told_at: sent.at,
  ...standingRow(sent),
});
/** A message of the contact page. */
export const contactRow = (sent: StoredContact): Row<'contact_messages'> => ({
  id: sent.messageId,
  key_hash: null,
  request_hash: '',
  name: sent.name,
  email: sent.email,
  message: sent.message,
  at: sent.at,
  ...standingRow(sent),
});

/** A note or a message. */
export const noteRow = (note: StoredNote): Row<'notes'> => ({
  id: note.noteId,
  clinic_id: note.clinicId,
  patient_id: note.patientId,
  author_id: note.authorId,
  kind: note.kind,
  topic: note.topic,
  text: note.text,
  to_patient: note.toPatient,
  minutes: note.minutes,
  is_interactive: note.isInteractive,
  corrects: note.corrects ?? null,
  time_of: note.time?.noteId ?? null,
  time_at: note.time?.at ?? null,
  time_by: note.time?.authorId ?? null,
  about: note.about ? JSON.stringify(note.about) : null,
  at: note.at,
});

/** A template for notes. */
export const templateRow = ({
  templateId,
  clinicId,
  ended,
  ...template
}: StoredNoteTemplate): Row<'note_templates'> => ({
  id: templateId,
  clinic_id: clinicId,
  name: template.name,
  topic: template.topic,
  text: template.text,
  by_id: template.byId,
  at: template.at,
  ended_at: ended?.at ?? null,
  ended_by: ended?.byId ?? null,
  replaced_by: ended?.replacedBy ?? null,
});

/** A thing of the health record. */
export const recordRow = ({
  recordId,
  patientId,
  resourceType,
  results,
  changedAt,
  connectionId,
  sourceId,
  source,
  keptAt,
  ...same
}: StoredRecord): Row<'records'> => ({
  ...same,
  results: results ? JSON.stringify(results) : null,
  changed_at: changedAt ?? null,
  kept_at: keptAt ?? changedAt ?? same.at,
  connection_id: connectionId ?? null,
  source_id: sourceId ?? null,
  source: source ?? null,
  id: recordId,
  patient_id: patientId,
  resource_type: resourceType,
});

/** A reference range. */
export const rangeRow = ({
  patientId,
  vital,
  version,
  start,
  end,
  ...range
}: StoredRange): Row<'ranges'> => ({
  patient_id: patientId,
  vital,
  version,
  start_at: start,
  end_at: end,
  limits: json(range.limits),
  set_by: range.setById,
  set_at: range.setAt,
});

/** A review of readings, which nobody has taken back. */
export const reviewRow = ({ reviewId, patientId, reviewerId, at, upTo }: StoredReview): Row<'reviews'> => ({
  id: reviewId,
  patient_id: patientId,
  reviewer_id: reviewerId,
  at,
  up_to: upTo,
  undone_at: null,
});
