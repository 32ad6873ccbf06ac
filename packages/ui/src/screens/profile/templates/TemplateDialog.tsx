import { ApiError, useAddNoteTemplate } from '@rpm/api-client';
import {
  checked,
  limits,
  NoteTemplateForm,
  noteTopics,
  placeholders,
  type TypedNoteTemplate,
} from '@rpm/domain';
import { noteTemplateWords } from '@rpm/domain/words/noteTemplate';
import { recordWords } from '@rpm/domain/words/record';
import { FormDialog } from '../../../components/Dialog/FormDialog.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useTask } from '../../../hooks/useTask.ts';
import type { ReadTemplate } from './TemplateList.tsx';

const { dialog: texts } = noteTemplateWords;
const topics = noteTopics.map((value) => ({ value, label: recordWords.record.notes.topics[value] }));
/** As they are written in a template. */
const braces = Object.fromEntries(placeholders.map((each) => [each, `{${each}}`])) as Record<
  (typeof placeholders)[number],
  string
>;

interface TemplateDialogProps {
  /** The one that is changed; `null` adds one. */
  template: ReadTemplate | null;
  /** Somebody else has changed or ended it. */
  onConflict: () => Promise<void>;
  onClose: () => void;
}

/** Adds a template of notes, or puts another one in its place. @see SCR-03 */
export function TemplateDialog({ template, onConflict, onClose }: TemplateDialogProps) {
  const add = useAddNoteTemplate();
  const title = template ? texts.change : texts.add;
  const replaces = template?.templateId;
  const { run, isBusy, problem, clear } = useTask({
    name: title,
    call: (form: NoteTemplateForm) => add({ ...form, ...(replaces && { replaces }) }),
    says: { done: texts.done },
    refused: (error) => {
      if (error instanceof ApiError && error.status === 409) void onConflict();
      return undefined;
    },
    onDone: onClose,
  });
  const form = useSchemaForm({
    initial: {
      name: template?.name ?? '',
      topic: template?.topic ?? 'Encounter',
      text: template?.text ?? '',
    } satisfies TypedNoteTemplate,
    check: (typed) => checked(NoteTemplateForm, typed),
    words: { ...texts.errors, unknownPlaceholder: texts.errors.unknownPlaceholder(braces) },
    send: run,
    onWrong: clear,
  });
  return (
    <FormDialog
      width="medium"
      title={title}
      onClose={onClose}
      form={form}
      says={{ cancel: texts.cancel, submit: texts.save, busy: texts.busy }}
      isBusy={isBusy}
      problem={problem}
    >
      <TextInput
        {...form.field('name')}
        label={texts.name}
        autoComplete="off"
        dir="auto"
        maxLength={limits.templateNameMaxCharacters}
        isRequired
      />
      <div className="w-48 max-w-full">
        <Select {...form.field('topic')} label={texts.topic} options={topics} />
      </div>
      <TextArea
        {...form.field('text')}
        label={texts.text}
        hint={texts.textHint(braces)}
        maxLength={limits.longTextMaxCharacters}
        rows={6}
        isRequired
      />
    </FormDialog>
  );
}
