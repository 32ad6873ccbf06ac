import { endpoints } from '@rpm/api-client';
import { profileWords } from '@rpm/domain/words/profile';
import { backend } from '@rpm/mock-server/msw';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, waitFor, within } from 'storybook/test';
import { ProfileScreen } from './ProfileScreen.tsx';

const { saveProfile } = endpoints;

const meta = preview.meta({
  title: 'Screens/Account/Profile/Name of a carer',
  component: ProfileScreen,
  globals: { role: 'carer' },
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend()),
});

/** SCR-07: somebody with whom a patient shares corrects the own name, which the patient sees; without one nothing is saved. */
export const Corrected = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    const last = await canvas.findByRole('textbox', { name: profileWords.lastName });
    await expect(canvas.getByRole('textbox', { name: profileWords.firstName })).toHaveValue('Campion');
    const save = () =>
      within(canvas.getByRole('form', { name: profileWords.session })).getByRole('button', {
        name: profileWords.save,
      });
    await userEvent.clear(last);
    await userEvent.click(save());
    await expect(last).toHaveAccessibleDescription(profileWords.nameRequired);
    await expect(last).toHaveFocus();
    await expect(bodiesTo(saveProfile)).toEqual([]);
    await userEvent.type(last, 'Corrected');
    await userEvent.click(save());
    await waitFor(() => expect(bodiesTo(saveProfile)).toMatchObject([{ lastName: 'Corrected' }]));
    const account = within(canvas.getByRole('region', { name: profileWords.account }));
    await expect(await account.findByText('Campion Corrected')).toBeVisible();
    await expect(last).toHaveValue('Corrected');
  },
});
