import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The story that was drawn last, what the toolbar said then, and what is still to come of it. */
let drawn = { id: '', said: '', isGoing: false, isDrawnAnew: false };

/** Pages that show stories without playing them. */
const playsNone = new URLSearchParams(location.search).has('embed');

/**
 * Plays a story again that the toolbar draws anew: its steps brought it into the state that it is called by, and the page that
 * they changed is gone. While its steps still go on they would press on the new page what they mean for the old one: then the
 * preview is loaded again.
 *
 * @param said all that the toolbar says, as text
 * @param load loads the preview again with what the toolbar says
 */
export async function playAgain(
  { id, said }: { id: string; said: string },
  load: () => Promise<never>,
): Promise<void> {
  if (playsNone) return;
  const channel = addons.getChannel();
  channel.off(STORY_FINISHED, finish);
  channel.on(STORY_FINISHED, finish);
  const isDrawnAnew = drawn.id === id && drawn.said !== said;
  if (isDrawnAnew && drawn.isGoing) await load();
  drawn = { id, said, isGoing: true, isDrawnAnew };
}

function finish({ storyId }: { storyId: string }) {
  if (storyId !== drawn.id) return;
  drawn.isGoing = false;
  if (drawn.isDrawnAnew) addons.getChannel().emit(FORCE_REMOUNT, { storyId });
}
