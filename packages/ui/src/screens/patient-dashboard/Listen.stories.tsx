import { defaultPreferences } from '@rpm/domain';
import { listenWords as text } from '@rpm/domain/words/listen';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend } from '@rpm/mock-server/msw';
import { monitoredClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
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

/** The readings are read aloud, and no menu; a second press stops it. */
export const Reads = meta.story({
  tags: ['w390'],
  beforeEach: listensIn,
  play: async ({ canvas, userEvent }) => {
    const { BloodPressure } = vitalWords.kinds;
    await canvas.findByRole('article', { name: BloodPressure });
    const listen = canvas.getByRole('button', { name: text.listen });
    await expect(listen).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(listen);
    await waitFor(() => expect(spoken).toHaveBeenCalledOnce());
    const said = spoken.mock.calls[0]?.[0];
    await expect(said?.text).toContain(BloodPressure);
    await expect(said?.text).not.toContain(text.listen);
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
    await userEvent.click(await canvas.findByRole('button', { name: text.listen }));
    await canvas.findByRole('button', { name: text.stop });
    const said = spoken.mock.calls[0]?.[0];
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
