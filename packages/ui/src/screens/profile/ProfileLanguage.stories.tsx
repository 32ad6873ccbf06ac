import { endpoints } from '@rpm/api-client';
import { defaultPreferences } from '@rpm/domain';
import { toastWords } from '@rpm/domain/words/frame';
import { languageWords } from '@rpm/domain/words/languageChoice';
import { backend, fails, hangs } from '@rpm/mock-server/msw';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo } from '@rpm/storybook/seen.ts';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PreferencesProvider } from '../../providers/preferences/PreferencesProvider.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const { saveProfile } = endpoints;
const keep = fn();

const meta = preview.meta({
  title: 'Screens/Account/Profile/Language',
  component: ProfileScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen', page: { path: '/profile', isSignedIn: true } },
  beforeEach: () => {
    keep.mockClear();
    history.replaceState({ ...history.state, languageSaved: false }, '');
  },
  decorators: [
    (Story) => (
      <PreferencesProvider kept={{ preferences: defaultPreferences, keep }}>
        <Story />
      </PreferencesProvider>
    ),
  ],
});

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>;
const spanish = (canvas: Canvas) => canvas.findByRole('radio', { name: /^Español/ });
const save = (canvas: Canvas) => canvas.getByRole('button', { name: languageWords.save });

/** Each language is named in itself; the account's own is chosen. Nothing happens by choosing alone (WCAG 3.2.2). */
export const Default = meta.story({
  tags: ['w390', 'w320'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /^English/ })).toBeChecked();
    await userEvent.click(await spanish(canvas));
    await expect(canvas.getByText('Español')).toHaveAttribute('lang', 'es');
    await expect(bodiesTo(saveProfile)).toEqual([]);
    await expect(keep).not.toHaveBeenCalled();
  },
});

/** The language is saved with the account alone, and the browser turns to it when the server has it. */
export const Saves = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await spanish(canvas));
    await userEvent.click(save(canvas));
    await waitFor(() => expect(keep).toHaveBeenCalledWith({ ...defaultPreferences, language: 'es' }));
    await expect(bodiesTo(saveProfile)).toEqual([{ language: 'es' }]);
  },
});

/** Another language loads the page again: it says that it counts now, and the focus is where one was (WCAG 2.4.3, 4.1.3). */
export const Turned = meta.story({
  beforeEach: () => {
    history.replaceState({ ...history.state, languageSaved: true }, '');
  },
  play: async ({ canvas }) => {
    const toasts = within(await screen.findByRole('region', { name: toastWords.region }));
    await expect(await toasts.findByText(languageWords.details.en)).toBeVisible();
    await waitFor(async () => expect(await canvas.findByRole('radio', { name: /^English/ })).toHaveFocus());
    await expect(history.state).toMatchObject({ languageSaved: false });
  },
});

/** While it is saved no other can be chosen, and a second press sends nothing. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(saveProfile)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await spanish(canvas));
    await userEvent.click(save(canvas));
    await expect(await canvas.findByRole('button', { name: languageWords.busy })).toBeVisible();
    await expect(await spanish(canvas)).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: languageWords.busy }));
    await expect(bodiesTo(saveProfile)).toHaveLength(1);
  },
});

/** Behaviour 1a: the page stays in its language, the choice stays chosen, and the next try saves it. */
export const SaveFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(saveProfile, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await spanish(canvas));
    await userEvent.click(save(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(languageWords.failed);
    await expect(await spanish(canvas)).toBeChecked();
    await expect(keep).not.toHaveBeenCalled();
    msw.use(backend());
    await userEvent.click(save(canvas));
    await waitFor(() => expect(keep).toHaveBeenCalledOnce());
  },
});
