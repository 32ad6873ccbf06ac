import { useEndNoteTemplate, useNoteTemplates } from '@rpm/api-client';
import { noteTemplateWords as texts } from '@rpm/domain/words/noteTemplate';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { lazily, useLazy } from '../../../hooks/lazily.ts';
import { Loaded } from '../../../layout/Loaded/Loaded.tsx';
import { Question } from '../../../parts/question/Question.tsx';
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
    <Card
      title={texts.title}
      note={texts.note}
      actions={
        <Button
          size="sm"
          icon={<FilePlus2 aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
          {...dialog.interest}
          onClick={() => {
            setChanged(null);
            open();
          }}
        >
          {texts.add}
        </Button>
      }
    >
      {hasFailed && (
        <Banner kind="danger" announce="alert">
          {texts.dialog.codeFailed}
        </Banner>
      )}
      <Loaded
        loadable={loadable}
        says={texts.loading}
        headingLevel={3}
        skeleton={<Skeleton width="half" />}
        isEmpty={({ rows, unreadable }) => rows.length + unreadable === 0}
        empty={
          <EmptyState
            icon={<FilePlus2 strokeWidth={1.5} />}
            headingLevel={3}
            title={texts.empty}
            reason={texts.emptyHint}
          />
        }
      >
        {({ rows, unreadable }) => (
          <>
            <TemplateList
              templates={rows}
              onChange={(template) => {
                setChanged(template);
                open();
              }}
              onEnd={setEnded}
            />
            {unreadable > 0 && (
              <p role="status" className="text-caption text-fg-muted">
                {texts.unreadable({ count: unreadable })}
              </p>
            )}
          </>
        )}
      </Loaded>
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
          onDone={() => {
            setEnded(null);
            void reread();
          }}
        />
      )}
    </Card>
  );
}
