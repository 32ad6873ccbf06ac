import { english } from '../english.ts';

/** The sentences of a clinic's templates of notes, for those who look after them. @see SCR-03 */
export const noteTemplateWords = english({
  title: 'Note templates',
  note: 'Texts that your clinic starts notes with',
  loading: {
    failed: "Couldn't load the note templates. Try again.",
    tookTooLong: 'Loading the note templates took too long. Try again.',
  },
  empty: 'No templates yet',
  emptyHint: 'Add the first one.',
  add: 'Add Template',
  change: 'Change',
  end: 'End',
  of: 'the template {name}',
  by: '{name}, {time}',
  ended: 'Ended templates ({count})',
  endedBy: 'Ended by {name}, {time}',
  replacedBy: 'Changed by {name}, {time}',
  ending: {
    title: 'End {name}?',
    says: 'No one can choose it anymore. Notes that were written with it stay.',
    keep: 'Keep It',
    busy: 'Ending…',
    done: 'Template ended.',
    gone: 'This template was already ended.',
  },
  dialog: {
    add: 'Add a template',
    change: 'Change a template',
    name: 'Name',
    topic: 'Topic',
    text: 'Text',
    textHint: "{name} becomes the patient's name, {vital} and {value} the newest reading.",
    cancel: 'Cancel',
    save: 'Save Template',
    busy: 'Saving…',
    done: 'Template saved.',
    codeFailed: "Couldn't open this. Check your connection and try again.",
    errors: {
      nameRequired: 'Enter a name.',
      nameTooLong: 'This name is too long.',
      required: 'Write the text.',
      tooLong: 'This text is too long.',
      unknownPlaceholder: 'Only {name}, {vital} and {value} can stand in braces.',
    },
  },
});
