import type { NoteTemplate, NoteTopic } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

/** A template of a clinic. It never changes but that it ends; another may have taken its place. */
export interface StoredNoteTemplate {
  templateId: string;
  clinicId: string;
  name: string;
  topic: NoteTopic;
  text: string;
  byId: string;
  at: Date;
  ended: { byId: string; at: Date; replacedBy: string | null } | null;
}

/** A template as it is read. */
export interface KnownNoteTemplate extends Omit<NoteTemplate, 'time' | 'ended'> {
  at: Date;
  ended: { by: NoteTemplate['by']; at: Date; isReplaced: boolean } | null;
}

/** What came of it; `ended`: somebody has ended or replaced it already; `full`: the clinic has as many as it may. */
export type TemplateOutcome = 'done' | 'notFound' | 'ended' | 'full';

/** The clinic's own templates of notes: nothing of them is deleted. @see SCR-03 */
export interface NoteTemplates {
  /** Those in use by name, then the ended ones, the newest end first. @param most of the ended ones */
  list(clinicId: string, most: number): Promise<KnownNoteTemplate[]>;
  /** Adds one, in the place of another one if `replaces` names it, with its audit entry. */
  add(
    template: Pick<StoredNoteTemplate, 'templateId' | 'name' | 'topic' | 'text'>,
    replaces: string | null,
    actor: Actor,
  ): Promise<TemplateOutcome>;
  end(templateId: string, actor: Actor): Promise<TemplateOutcome>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    noteTemplates: NoteTemplates;
  }
}
