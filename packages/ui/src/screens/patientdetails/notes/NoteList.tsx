import { noteTopics } from '@rpm/domain';
import { noteWords } from '@rpm/domain/words/note';
import { recordWords } from '@rpm/domain/words/record';
import { useState } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import type { ReadNote } from './correcting.ts';
import { NoteItem, type NoteItemProps } from './NoteItem.tsx';

const { list: texts } = noteWords;
const { topics } = recordWords.record.notes;

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
}

/** The notes about a patient, newest first, all of them or those on one topic. @see API-23 */
export function NoteList({ notes, ...rest }: NoteListProps) {
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
