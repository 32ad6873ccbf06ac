import { formatStamp, limits } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, route } from '../../api/route.ts';
import { newId } from '../sessions/tokens.ts';
import type { TemplateOutcome } from './templates.contract.ts';

/** The clinic's own templates of notes. @see SCR-03 */
export function noteTemplateRoutes(api: Api): void {
  route(api, 'getNoteTemplates', async ({ actor, store }) => {
    const templates = await store.noteTemplates.list(actor.clinicId, limits.endedTemplatesAtOnce);
    return templates.map(({ at, ended, ...template }) => ({
      ...template,
      time: formatStamp(at),
      ended: ended && { by: ended.by, time: formatStamp(ended.at), isReplaced: ended.isReplaced },
    }));
  });
  route(api, 'addNoteTemplate', async ({ words, body, actor, store, services }) => {
    const { replaces = null, ...template } = body;
    const templateId = newId(services.random);
    refuse(await store.noteTemplates.add({ ...template, templateId }, replaces, actor));
    return { message: words.server.templateSaved };
  });
  route(api, 'endNoteTemplate', async ({ words, body, actor, store }) => {
    refuse(await store.noteTemplates.end(body.templateId, actor));
    return { message: words.server.templateEnded };
  });
}

function refuse(outcome: TemplateOutcome): void {
  if (outcome === 'notFound') throw new Refusal(404);
  if (outcome === 'ended') throw new Refusal(409, { code: 'templateEnded' });
  if (outcome === 'full')
    throw new Refusal(409, { code: 'templatesFull', told: { count: limits.templatesMost } });
}
