import { backend } from '@rpm/mock-server/msw';
import preview from '@rpm/storybook/preview.tsx';
import { address, Where } from '@rpm/storybook/Where.tsx';
import { useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { FriendsTimelineScreen } from '../myFriends-timeline/FriendsTimelineScreen.tsx';
import { SharingScreen } from './SharingScreen.tsx';

const sharedWithMe = '/myFriends-timeline';

/** What stands at the address, wherever the page leads. */
function ScreenHere() {
  const { pathname } = useLocation();
  return pathname === sharedWithMe ? <FriendsTimelineScreen /> : <SharingScreen />;
}

const meta = preview.meta({
  title: 'Screens/Patient/Sharing/Carer',
  component: ScreenHere,
  globals: { role: 'carer' },
  parameters: { layout: 'fullscreen', page: { path: '/sharedData', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend()),
});

/** SCR-07, RTE-04: a carer who opens the page of shares by its address comes to what is shared with them. */
export const AtShares = meta.story({
  render: () => (
    <>
      <ScreenHere />
      <Where />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(address()).toHaveTextContent(sharedWithMe));
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});
