import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The story that was drawn last, and what the toolbar said then. */
let drawn = { id: '', said: '' };

/**
 * Plays a story again that the toolbar draws anew: its steps brought it into the state that it is called by, and the page that
 * they changed is gone.
 *
 * @param said all that the toolbar says, as text
 */
export function playAgain({ id, said }: { id: string; said: string }): void {
  const isDrawnAnew = drawn.id === id && drawn.said !== said;
  drawn = { id, said };
  // After this drawing, which it ends.
  if (isDrawnAnew) setTimeout(() => addons.getChannel().emit(FORCE_REMOUNT, { storyId: id }));
}
