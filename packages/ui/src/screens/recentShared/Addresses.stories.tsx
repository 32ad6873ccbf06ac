import { brokenWords } from '@rpm/storybook/brokenWords.ts';
import preview from '@rpm/storybook/preview.tsx';
import { lists, notOpened, over } from '@rpm/storybook/shareStory.ts';
import { largestText } from '@rpm/storybook/views.ts';
import { expect } from 'storybook/test';
import { SharingScreen } from './SharingScreen.tsx';

const username = 'daughter@example.test';
const past = 'grandson@example.test';

const meta = preview.meta({
  title: 'Screens/Patient/Sharing/Addresses',
  component: SharingScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', page: { path: '/recentShared', isSignedIn: true } },
});

/** SCR-07: whoever is known by an address alone is read by it, in the largest text of a narrow phone as well. */
export const LargestText = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      lists([
        { ...notOpened, username },
        { ...over, username: past },
      ]),
    );
    return largestText();
  },
  render: () => (
    <div className="max-w-66">
      <SharingScreen />
    </div>
  ),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: username, level: 2 });
    await expect(brokenWords(heading)).toEqual([]);
    // The same where it has ended.
    const ended = canvas.getByText(
      (_, element) => element?.localName === 'bdi' && element.textContent === past,
    );
    await expect(brokenWords(ended)).toEqual([]);
  },
});
