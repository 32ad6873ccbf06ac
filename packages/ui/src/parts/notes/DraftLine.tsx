import { noteWords } from '@rpm/domain/words/note';
import { Button } from '../../components/Button/Button.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useShownTime } from '../person/when.ts';
import type { DraftState } from './useKeptDraft.ts';

const { draft: texts, composer } = noteWords;

/** Whether what is typed is kept, and what follows from saving it. */
export function DraftLine({ draft }: { draft: DraftState }) {
  const shown = useShownTime(browserTimeZone());
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-fg-muted">
      <p>
        <span role="status">{said()}</span> {composer.forGood}
      </p>
      {draft.state === 'notLoaded' && (
        <Button size="sm" variant="ghost" onClick={draft.retry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );

  function said() {
    if (draft.state === 'kept') return texts.saved({ time: shown(draft.time, 'datetime') });
    if (draft.state === 'saving') return texts.saving;
    if (draft.state === 'failed') return texts.notSaved;
    return draft.state === 'notLoaded' ? texts.notLoaded : null;
  }
}
