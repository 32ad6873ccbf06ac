import { fullName, limits } from '@rpm/domain';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../store/sql/open.ts';
import type { Actor } from '../accounts/contract.ts';
import { auditEntry } from '../audit/contract.ts';
import { writeAudit } from '../audit/sql.ts';
import { compareTexts, fold } from '../patients/search.ts';
import type {} from './tables.ts';
import type { KnownNoteTemplate, NoteTemplates, TemplateOutcome } from './templates.contract.ts';

/** The templates of the store. */
export function postgresNoteTemplates(db: Database): NoteTemplates {
  return {
    async list(clinicId, most) {
      const [inUse, ended] = await Promise.all([
        rows(db, clinicId).where('ended_at', 'is', null).execute(),
        rows(db, clinicId)
          .where('ended_at', 'is not', null)
          .orderBy('ended_at', 'desc')
          .orderBy('t.id')
          .limit(most)
          .execute(),
      ]);
      const byName = (a: KnownNoteTemplate, b: KnownNoteTemplate) =>
        compareTexts(fold(a.name), fold(b.name)) || compareTexts(a.templateId, b.templateId);
      return [...inUse.map(known).sort(byName), ...ended.map(known)];
    },
    add: (template, replaces, actor) =>
      inTransaction(db, async (trx) => {
        const { accountId, clinicId, at } = actor;
        if (replaces === null) {
          // One at a time for a clinic, so that two do not both find the last place free.
          await sql`select from clinics where id = ${clinicId} for no key update`.execute(trx);
          const { count } = await trx
            .selectFrom('note_templates')
            .select((eb) => eb.fn.countAll<string>().as('count'))
            .where('clinic_id', '=', clinicId)
            .where('ended_at', 'is', null)
            .executeTakeFirstOrThrow();
          if (Number(count) >= limits.templatesMost) return 'full';
        }
        const { templateId: id, name, topic, text } = template;
        await trx
          .insertInto('note_templates')
          .values({ id, clinic_id: clinicId, name, topic, text, by_id: accountId, at })
          .execute();
        if (replaces !== null) {
          const outcome = await end(trx, replaces, actor, id);
          if (outcome !== 'done') {
            await trx.deleteFrom('note_templates').where('id', '=', id).execute();
            return outcome;
          }
        }
        await writeAudit(
          trx,
          auditEntry(actor, replaces === null ? 'template.added' : 'template.replaced', id),
        );
        return 'done';
      }),
    end: (templateId, actor) =>
      inTransaction(db, async (trx) => {
        const outcome = await end(trx, templateId, actor, null);
        if (outcome === 'done') await writeAudit(trx, auditEntry(actor, 'template.ended', templateId));
        return outcome;
      }),
  };
}

/** Ends one that is in use: of two who do it at once, the second one waits and is told. */
async function end(
  trx: Database,
  templateId: string,
  { accountId, clinicId, at }: Actor,
  replacedBy: string | null,
): Promise<TemplateOutcome> {
  const row = await trx
    .selectFrom('note_templates')
    .select('ended_at')
    .where('id', '=', templateId)
    .where('clinic_id', '=', clinicId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'notFound';
  if (row.ended_at) return 'ended';
  await trx
    .updateTable('note_templates')
    .set({ ended_at: at, ended_by: accountId, replaced_by: replacedBy })
    .where('id', '=', templateId)
    .execute();
  return 'done';
}

const rows = (db: Database, clinicId: string) =>
  db
    .selectFrom('note_templates as t')
    .innerJoin('accounts as a', 'a.id', 't.by_id')
    .leftJoin('accounts as e', 'e.id', 't.ended_by')
    .select(['t.id', 't.name', 'topic', 'text', 't.by_id', 't.at', 'ended_at', 'ended_by', 'replaced_by'])
    .select(['a.first_name as firstName', 'a.middle_name as middleName', 'a.last_name as lastName'])
    .select(['e.first_name as endFirst', 'e.middle_name as endMiddle', 'e.last_name as endLast'])
    .where('t.clinic_id', '=', clinicId);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const known = (row: Row): KnownNoteTemplate => ({
  templateId: row.id,
  name: row.name,
  topic: row.topic,
  text: row.text,
  at: row.at,
  by: { userId: row.by_id, name: fullName(row) },
  ended:
    row.ended_at && row.ended_by !== null
      ? {
          by: {
            userId: row.ended_by,
            name: fullName({
              firstName: row.endFirst ?? '',
              middleName: row.endMiddle ?? '',
              lastName: row.endLast ?? '',
            }),
          },
          at: row.ended_at,
          isReplaced: row.replaced_by !== null,
        }
      : null,
});
