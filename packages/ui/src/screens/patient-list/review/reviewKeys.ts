import { workingModeWords as texts } from '@rpm/domain/words/workingMode';

/** The keys of the working mode, in the order of the help; each presses the button that names it. @see WCAG 2.1.4 */
export const reviewKeys = ['j', 'k', 'r', 'n', 'c', 's', 'z', 'p', '?'] as const;

/** What each of them does. */
export const reviewKeyHelp = [
  { key: 'j', does: texts.keys.next },
  { key: 'k', does: texts.keys.back },
  { key: 'r', does: texts.keys.reviewed },
  { key: 'n', does: texts.keys.note },
  { key: 'c', does: texts.keys.call },
  { key: 's', does: texts.keys.snooze },
  { key: 'z', does: texts.keys.undo },
  { key: 'p', does: texts.keys.pause },
  { key: '?', does: texts.keys.help },
] as const;
