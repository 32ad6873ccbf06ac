import type { Guide } from '../../foundations/guides/guide.ts';

/** Its parts, and how it is meant to be used. */
export const guide: Guide = {
  parts: {
    Head: 'Title, one sentence, a countdown at its end, the close button.',
    Mark: 'A picture over the title, such as the check of a confirmation. Optional.',
    Content: 'A few fields, or a result.',
    Foot: 'Buttons, the primary one last, on a phone on top; what does not end the dialog at the other end.',
  },
  does: [
    'Set `closesOutside={false}` where something typed would be lost.',
    'Leave out `onClose` while it shows what is shown once, such as a secret: its button says that it was copied.',
    'Load it lazily, as screens do; set `grows` where some of its content is loaded later still, so that nothing moves under a hand.',
  ],
  donts: [
    'Do not put a long form into it: that is a page.',
    'Do not use it for what has an address of its own: that is a page.',
  ],
};
