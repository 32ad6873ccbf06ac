import { defaultPreferences } from '@rpm/domain';
import { dashboardWords } from '@rpm/domain/words/dashboard';
import { listenWords as text } from '@rpm/domain/words/listen';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { anything, beginning } from '@rpm/storybook/sentence.ts';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { PreferencesProvider } from '../../providers/preferences/PreferencesProvider.tsx';
import { PatientDashboardScreen } from './PatientDashboardScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Patient/Dashboard/Listen',
  component: PatientDashboardScreen,
  globals: { role: 'patient' },
  parameters: { layout: 'fullscreen' as const, page: { path: '/patient-dashboard', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: monitoredClinic() })),
});

const spoken = fn<(said: SpeechSynthesisUtterance) => void>();
const stopped = fn();
const listensIn = () => {
  spoken.mockClear();
  stopped.mockClear();
  spyOn(window.speechSynthesis, 'speak').mockImplementation(spoken);
  spyOn(window.speechSynthesis, 'cancel').mockImplementation(stopped);
};

/** What was given to the voice, in its order. */
const heard = () => spoken.mock.calls.map(([said]) => said.text);

/** The heading and the readings are read aloud, sentence by sentence, and no menu; a second press stops it. */
export const Reads = meta.story({
  tags: ['w390'],
  beforeEach: listensIn,
  play: async ({ canvas, userEvent }) => {
    const { BloodPressure } = vitalWords.kinds;
    await canvas.findByRole('article', { name: BloodPressure });
    const listen = canvas.getByRole('button', { name: text.listen });
    await expect(listen).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(listen);
    await waitFor(() => expect(heard()[0]).toBe(`${dashboardWords.title}.`));
    await expect(heard()).toContain(`${BloodPressure}.`);
    await expect(heard().join(' ')).not.toContain(text.listen);
    // As one says it, and not 'slash'.
    const over = beginning(text.over({ first: anything, second: anything }));
    await expect(heard()).toContainEqual(expect.stringMatching(over));
    const stop = await canvas.findByRole('button', { name: text.stop });
    await expect(stop).toHaveAttribute('aria-pressed', 'true');
    stopped.mockClear();
    await userEvent.click(stop);
    await expect(await canvas.findByRole('button', { name: text.listen })).toBeVisible();
    await waitFor(() => expect(stopped).toHaveBeenCalled());
  },
});

/** It is over: the button offers it again. */
export const Ends = meta.story({
  beforeEach: listensIn,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: vitalWords.kinds.BloodPressure });
    await userEvent.click(await canvas.findByRole('button', { name: text.listen }));
    await canvas.findByRole('button', { name: text.stop });
    const [first] = spoken.mock.calls[0] ?? [];
    await expect(first?.onend).toBeNull();
    const [said] = spoken.mock.lastCall ?? [];
    said?.onend?.(new SpeechSynthesisEvent('end', { utterance: said }));
    await expect(await canvas.findByRole('button', { name: text.listen })).toBeVisible();
  },
});

/** y4: who has switched it off gets no button. */
export const SwitchedOff = meta.story({
  decorators: [
    (Story) => (
      <PreferencesProvider kept={{ preferences: { ...defaultPreferences, listen: false }, keep: () => {} }}>
        <Story />
      </PreferencesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const { BloodPressure } = vitalWords.kinds;
    await expect(await canvas.findByRole('article', { name: BloodPressure })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text.listen })).toBeNull();
  },
});
