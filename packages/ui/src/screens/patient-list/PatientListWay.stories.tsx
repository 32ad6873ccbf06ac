import preview from '@rpm/storybook/preview.tsx';
import { address, keptWithPage, Where } from '@rpm/storybook/Where.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { PatientListScreen } from './PatientListScreen.tsx';

/** SCR-05: from the list to a record. */
const meta = preview.meta({
  title: 'Screens/Clinic/Patient list/Way',
  component: PatientListScreen,
  parameters: { layout: 'fullscreen', page: { path: '/patient-list?show=notReviewed', isSignedIn: true } },
  render: () => (
    <>
      <PatientListScreen />
      <Where />
    </>
  ),
});

/** The filter of the list goes along in the history, so that the record leads back to it; the address has the id alone. */
export const TakesTheFilterAlong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [name] = await canvas.findAllByRole('rowheader', {}, { timeout: 10_000 });
    await userEvent.click(within(name as HTMLElement).getByRole('link'));
    await waitFor(() => expect(address()?.textContent).toMatch(/^\/patientdetails\?id=[^&]+$/));
    await expect(keptWithPage()).toEqual({ list: '?show=notReviewed' });
  },
});
