import { type Loadable, useNotes } from '@rpm/api-client';
import { limits, type PatientInfo } from '@rpm/domain';
import { noteWords } from '@rpm/domain/words/note';
import { recordWords } from '@rpm/domain/words/record';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useSettled } from '../../hooks/useSettled.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { AboutField } from '../../parts/conversation/AboutField.tsx';
import { Conversation } from '../../parts/conversation/Conversation.tsx';
import type { Correcting } from '../../parts/notes/correcting.ts';
import { NoteComposer } from '../../parts/notes/NoteComposer.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { NoteList } from './notes/NoteList.tsx';

const { notes: texts } = recordWords.record;

/** Messages are shown beside the notes. */
const isNote = ({ kind }: { kind: string | null }) => kind !== 'conversation';

/** Those who wrote a note that the reader may read, each once. */
function authorsOf(all: ReturnType<typeof useNotes>['loadable']) {
  const rows = all.state === 'ready' ? all.data.rows.filter(isNote) : [];
  const named = rows.flatMap(({ author }) => (author?.userId && author.name ? [author] : []));
  return [...new Map(named.map(({ userId, name }) => [userId ?? '', name ?? '']))];
}

interface NotesTabProps {
  userId: string;
  info: Loadable<PatientInfo>;
  timeZone: string;
}

/**
 * The notes about a patient that the reader may read, the newest first, the composer of another one, and the conversation beside them. They are never
 * changed; a correction is another note. The composer works also where they cannot be loaded.
 *
 * @see API-23, SCR-03
 */
export function NotesTab({ userId, info, timeZone }: NotesTabProps) {
  const { user } = useSession();
  const [text, setText] = useState('');
  const [author, setAuthor] = useState<string | null>(null);
  const asked = useSettled(text.trim(), limits.pageDebounceMs);
  const isSearch = asked !== '' || author !== null;
  const all = useNotes(userId).loadable;
  const { loadable } = useNotes(userId, {
    ...(asked !== '' && { text: asked }),
    ...(author !== null && { author }),
  });
  const [correcting, setCorrecting] = useState<Correcting | null>(null);
  const patient = info.state === 'ready' ? info.data : null;
  const account = patient?.standing?.account;
  const isResponsible = patient?.provider?.userId === user.userId;
  return (
    <div className="grid @min-[64rem]/page:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] grid-cols-[minmax(0,1fr)] items-start gap-4 pt-4">
      <div className="flex min-w-0 flex-col gap-4">
        <div className="print:hidden">
          <NoteComposer
            key={correcting?.noteId ?? ''}
            userId={userId}
            account={account}
            mayKeepToSelf={isResponsible}
            correcting={correcting}
            onCorrected={() => setCorrecting(null)}
          />
        </div>
        <Loaded
          loadable={loadable}
          says={texts.loading}
          headingLevel={2}
          skeleton={
            <Card>
              <Skeleton />
              <Skeleton width="long" />
            </Card>
          }
          isEmpty={({ rows, unreadable }) => !isSearch && rows.filter(isNote).length + unreadable === 0}
          empty={
            <Card>
              <EmptyState icon={<NotebookPen strokeWidth={1.5} />} headingLevel={2} title={texts.empty} />
            </Card>
          }
        >
          {({ rows, unreadable }) => (
            <div>
              <NoteList
                notes={rows.filter(isNote)}
                search={{ text, setText, author, setAuthor, isSearch }}
                authors={authorsOf(all)}
                timeZone={timeZone}
                mayKeepToSelf={isResponsible}
                onCorrect={setCorrecting}
              />
              <RowsNotShown count={unreadable} />
            </div>
          )}
        </Loaded>
      </div>
      <Conversation
        {...{ userId, timeZone }}
        side="clinic"
        hint={account && account !== 'active' ? noteWords.unread[account] : undefined}
        About={AboutField}
      />
    </div>
  );
}
