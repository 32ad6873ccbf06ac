import { formatStamp, isWorthKeeping } from '@rpm/domain';
import { type Api, route } from '../../api/route.ts';

/** Drafts of notes: each is its author's alone. @see SCR-03 */
export function noteDraftRoutes(api: Api): void {
  route(api, 'getNoteDraft', async ({ subject, actor, store }) => {
    const kept = await store.noteDrafts.of(subject.patientId, actor.accountId);
    return { draft: kept?.draft ?? null, time: kept && formatStamp(kept.at) };
  });
  route(api, 'saveNoteDraft', async ({ body: { draft }, subject, actor, store }) => {
    const { patientId } = subject;
    if (!draft || !isWorthKeeping(draft)) {
      await store.noteDrafts.discard(patientId, actor.accountId);
      return { time: null };
    }
    await store.noteDrafts.keep(patientId, draft, actor);
    return { time: formatStamp(actor.at) };
  });
}
