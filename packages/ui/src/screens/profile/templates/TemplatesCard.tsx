import { useEndNoteTemplate, useNoteTemplates } from '@rpm/api-client';
import { noteTemplateWords as texts } from '@rpm/domain/words/noteTemplate';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { lazily, useLazy } from '../../../hooks/lazily.ts';
import { Question } from '../../../parts/question/Question.tsx';
import { ListCard } from '../ListCard.tsx';
import { type ReadTemplate, TemplateList } from './TemplateList.tsx';

const dialog = lazily(() => import('./TemplateDialog.tsx').then(({ TemplateDialog }) => TemplateDialog));

/** The templates of notes of the clinic, for its providers and administrators: those in use, and those that have ended. @see SCR-03 */
export function TemplatesCard() {
  const { loadable, reread } = useNoteTemplates();
  const end = useEndNoteTemplate();
  const { part: TemplateDialog, hasFailed, open, close } = useLazy(dialog);
  const [changed, setChanged] = useState<ReadTemplate | null>(null);
  const [ended, setEnded] = useState<ReadTemplate | null>(null);
  return (
    <ListCard
      {...{ texts, loadable }}
      icon={FilePlus2}
      adds={{
        texts,
        dialog,
        hasFailed,
        onAdd: () => {
          setChanged(null);
          open();
        },
      }}
      list={(rows) => (
        <TemplateList
          templates={rows}
          onChange={(template) => {
            setChanged(template);
            open();
          }}
          onEnd={setEnded}
        />
      )}
    >
      {TemplateDialog && <TemplateDialog template={changed} onConflict={reread} onClose={close} />}
      {ended && (
        <Question
          title={texts.ending.title({ name: ended.name ?? '' })}
          says={texts.ending.says}
          texts={texts.ending}
          act={texts.end}
          isDangerous={false}
          run={() => end({ templateId: ended.templateId ?? '' })}
          onClose={() => setEnded(null)}
          onDone={reread}
        />
      )}
    </ListCard>
  );
}
