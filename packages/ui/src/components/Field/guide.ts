import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Label: 'Tied to the control. Says itself where a field is optional.',
    Hint: 'Before the control, so that it is read first. Optional.',
    Control: 'Whatever the render function draws.',
    Error: 'Circle and sentence, tied to the control. Optional.',
  },
  does: ['Spread what it hands over on the control: it carries the ids.', 'Say in the error how to mend it.'],
  donts: [
    'Do not use it around TextInput, Select or TextArea: they have it inside.',
    'Do not use a placeholder as the label.',
  ],
};
