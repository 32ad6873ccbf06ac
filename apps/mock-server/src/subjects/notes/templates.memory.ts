import { limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import { personOf } from '../patients/clinicPeople.memory.ts';
import { compareTexts, fold } from '../patients/search.ts';
import type {} from './state.ts';
import type {
  KnownNoteTemplate,
  NoteTemplates,
  StoredNoteTemplate,
  TemplateOutcome,
} from './templates.contract.ts';

/** The templates of a memory store. */
export function memoryNoteTemplates(state: MemoryState): NoteTemplates {
  const { noteTemplates: all, audit } = state;
  const known = ({ clinicId: _, byId, ended, ...template }: StoredNoteTemplate): KnownNoteTemplate => ({
    ...template,
    by: personOf(state, byId),
    ended: ended && { by: personOf(state, ended.byId), at: ended.at, isReplaced: ended.replacedBy !== null },
  });
  const byName = (a: StoredNoteTemplate, b: StoredNoteTemplate) =>
    compareTexts(fold(a.name), fold(b.name)) || compareTexts(a.templateId, b.templateId);
  const byEnd = (a: StoredNoteTemplate, b: StoredNoteTemplate) =>
    (b.ended?.at.getTime() ?? 0) - (a.ended?.at.getTime() ?? 0) || compareTexts(a.templateId, b.templateId);
  const found = (templateId: string, clinicId: string): StoredNoteTemplate | TemplateOutcome => {
    const template = all.find((each) => each.templateId === templateId && each.clinicId === clinicId);
    if (!template) return 'notFound';
    return template.ended ? 'ended' : template;
  };

  return {
    async list(clinicId, most) {
      const own = all.filter((each) => each.clinicId === clinicId);
      const inUse = own.filter(({ ended }) => ended === null).sort(byName);
      const ended = own.filter((each) => each.ended !== null).sort(byEnd);
      return structuredClone([...inUse, ...ended.slice(0, most)].map(known));
    },
    async add(template, replaces, actor) {
      const { accountId: byId, clinicId, at } = actor;
      if (replaces === null) {
        const inUse = all.filter((each) => each.clinicId === clinicId && each.ended === null);
        if (inUse.length >= limits.templatesMost) return 'full';
      } else {
        const before = found(replaces, clinicId);
        if (typeof before === 'string') return before;
        before.ended = { byId, at, replacedBy: template.templateId };
      }
      all.push({ ...template, clinicId, byId, at, ended: null });
      audit.push(
        auditEntry(actor, replaces === null ? 'template.added' : 'template.replaced', template.templateId),
      );
      return 'done';
    },
    async end(templateId, actor) {
      const template = found(templateId, actor.clinicId);
      if (typeof template === 'string') return template;
      template.ended = { byId: actor.accountId, at: actor.at, replacedBy: null };
      audit.push(auditEntry(actor, 'template.ended', templateId));
      return 'done';
    },
  };
}
