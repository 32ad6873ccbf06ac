import { accountWords } from '@rpm/domain/words/account';
import { backend } from '@rpm/mock-server/msw';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { RegisterSuccessScreen } from './RegisterSuccessScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Account/Register success',
  component: RegisterSuccessScreen,
  tags: ['no-call'],
  parameters: { layout: 'fullscreen', page: { path: '/register-success', isSignedIn: true } },
  globals: { role: 'patient' },
  beforeEach: ({ msw }) => msw.use(backend()),
});

/** SCR-01, RTE-06: the account is open; what comes next, and the way there. */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: accountWords.registered.title, level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByText(accountWords.registered.steps[2])).toBeVisible();
    await expect(canvas.getByRole('link', { name: accountWords.registered.toDashboard })).toHaveAttribute(
      'href',
      '/patient-dashboard',
    );
  },
});
