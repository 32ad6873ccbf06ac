import { limits, noteTopics } from '@rpm/domain';
import { noteWords } from '@rpm/domain/words/note';
import { recordWords } from '@rpm/domain/words/record';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import type { ReadNote } from '../../../parts/notes/correcting.ts';
import { NoteItem, type NoteItemProps } from './NoteItem.tsx';

const { list: texts } = noteWords;
const { topics } = recordWords.record.notes;

/** No account has this id. */
const anybody = '';
/** What is shown: all, a topic, or what the patient can read. */
const filters = ['all', ...noteTopics, 'toPatient'] as const;
type Filter = (typeof filters)[number];

const passes = (filter: Filter, { topic, toPatient }: ReadNote) =>
  filter === 'all' || (filter === 'toPatient' ? toPatient === true : topic === filter);

function labelOf(filter: Filter, count: number): string {
  if (filter === 'all') return texts.all({ count });
  return filter === 'toPatient'
    ? texts.toPatient({ count })
    : texts.ofTopic({ topic: topics[filter], count });
}

interface NoteListProps extends Pick<NoteItemProps, 'timeZone' | 'mayKeepToSelf' | 'onCorrect'> {
  notes: readonly ReadNote[];
  /** What is asked of the server. */
  search: {
    text: string;
    setText: (text: string) => void;
    author: string | null;
    setAuthor: (userId: string | null) => void;
    isSearch: boolean;
  };
  /** Those who wrote any: id and name. */
  authors: readonly (readonly [userId: string, name: string])[];
}

/** The notes about a patient, newest first, all of them or those on one topic. @see API-23 */
export function NoteList({ notes, search, authors, ...rest }: NoteListProps) {
  const [wanted, setWanted] = useState<Filter>('all');
  const counted = filters.map((value) => ({
    value,
    count: notes.filter((note) => passes(value, note)).length,
  }));
  const offered = counted.filter(({ value, count }) => value === 'all' || count > 0);
  // A topic whose last note is gone from the list shows all of them.
  const filter = offered.some(({ value }) => value === wanted) ? wanted : 'all';
  const correctionsOf = ({ noteId }: ReadNote) =>
    notes.filter(({ corrects }) => noteId !== null && corrects?.noteId === noteId).reverse();
  return (
    <Card
      title={texts.title}
      isFlush
      actions={
        <div className="w-56 max-w-full">
          <Select
            label={texts.filter}
            isLabelHidden
            size="sm"
            options={offered.map(({ value, count }) => ({ value, label: labelOf(value, count) }))}
            value={filter}
            onChange={setWanted}
          />
        </div>
      }
    >
      <div className="flex flex-wrap items-end gap-3 px-5 pb-4">
        <div className="min-w-0 grow basis-52">
          <SearchField
            label={noteWords.search.text}
            isLabelHidden
            placeholder={noteWords.search.text}
            maxLength={limits.searchMaxCharacters}
            value={search.text}
            onChange={search.setText}
          />
        </div>
        {authors.length > 1 && (
          <div className="w-56 max-w-full">
            <Select
              label={noteWords.search.author}
              isLabelHidden
              prefix={noteWords.search.author}
              options={[
                { value: anybody, label: noteWords.search.anybody },
                ...authors.map(([value, label]) => ({ value, label })),
              ]}
              value={search.author ?? anybody}
              onChange={(next) => search.setAuthor(next === anybody ? null : next)}
            />
          </div>
        )}
      </div>
      {search.isSearch && notes.length === 0 && (
        <EmptyState
          icon={<SearchX strokeWidth={1.5} />}
          headingLevel={3}
          title={noteWords.search.none}
          reason={noteWords.search.noneHint}
        />
      )}
      <ul>
        {notes
          .filter((note) => passes(filter, note))
          .map((note, at) => (
            <li key={note.noteId ?? `note ${at}`}>
              <NoteItem {...rest} note={note} correctedBy={correctionsOf(note)} />
            </li>
          ))}
      </ul>
    </Card>
  );
}
