import { endpoints } from '@rpm/api-client';
import { alertWords } from '@rpm/domain/words/alert';
import { loadWords } from '@rpm/domain/words/load';
import { taskWords } from '@rpm/domain/words/task';
import { answers, backend, fails } from '@rpm/mock-server/msw';
import { alertClinic } from '@rpm/mock-server/seed';
import { atAlerts, body, note, openFirst, openResolve, sent } from '@rpm/storybook/alertStory.ts';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { anything, sentence } from '@rpm/storybook/sentence.ts';
import { expect, waitFor } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Clinic/Alerts/Faults',
  component: AlertsScreen,
  ...atAlerts,
});

/** 409: who was quicker is named, and the note is kept. */
export const SomebodyWasQuicker = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = await openResolve(canvas, userEvent);
    const refused = {
      state: 'Resolved',
      by: { userId: 'b', name: 'Teasel Fakeley' },
      time: '20261120-14:04:00',
    };
    msw.use(answers(endpoints.resolveAlert, JSON.stringify(refused), { status: 409 }));
    const text = dialog.getByRole('textbox', { name: new RegExp(alertWords.resolve.note) });
    await userEvent.type(text, note);
    await userEvent.click(dialog.getByRole('button', { name: alertWords.resolve.submit }));
    await expect(
      await dialog.findByText(
        sentence(alertWords.changed.Resolved({ name: 'Teasel Fakeley', time: anything })),
      ),
    ).toBeVisible();
    await expect(text).toHaveValue(note);
  },
});

/** 409 when an alert is taken on: who was quicker is named in a toast, because the button goes when the list is read again. */
export const SomebodyTookIt = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    const by = { userId: 'b', name: 'Teasel Fakeley' };
    const refused = { state: 'Acknowledged', by, time: '20261120-14:04:00' };
    msw.use(answers(endpoints.acknowledgeAlert, JSON.stringify(refused), { status: 409 }));
    const [button] = await canvas.findAllByRole('button', { name: new RegExp(`^${alertWords.acknowledge}`) });
    if (button) await userEvent.click(button);
    const said = sentence(alertWords.changed.other({ name: by.name, time: anything }));
    await expect(await body().findByText(said)).toBeVisible();
    await expect(canvas.queryByText(said)).toBeNull();
  },
});

/** 409 when an open alert is put off: a colleague has resolved it, so that what could be done with it goes, and they are named in a toast. */
export const SomebodyResolvedIt = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, msw, userEvent }) => {
    const by = { userId: 'b', name: 'Teasel Fakeley' };
    const refused = { state: 'Resolved', by, time: '20261120-14:04:00' };
    msw.use(answers(endpoints.snoozeAlert, JSON.stringify(refused), { status: 409 }));
    await openFirst(canvas, userEvent);
    await userEvent.keyboard('s');
    await userEvent.click(await body().findByRole('menuitem', { name: alertWords.snoozeFor.hour }));
    const said = sentence(alertWords.changed.Resolved({ name: by.name, time: anything }));
    await expect(await body().findByText(said)).toBeVisible();
    await expect(canvas.queryByText(said)).toBeNull();
  },
});

/** Behaviour 1a: offline nothing is sent, and the note stays. */
export const ResolveOffline = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openResolve(canvas, userEvent);
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(alertWords.resolve.note) }), note);
    setOnline(false);
    await userEvent.click(dialog.getByRole('button', { name: alertWords.resolve.submit }));
    await expect(await dialog.findByText(taskWords.offline)).toBeVisible();
    await expect(sent('/api/resolve-alert')).toEqual([]);
    setOnline(true);
  },
});

/** Behaviour 1a: what the chart or the number needs fails, and the alert can be worked on all the same. */
export const CourseFails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getVitalData, 503), fails(endpoints.getPatientInfo, 503)),
  play: async ({ canvas, userEvent }) => {
    await openFirst(canvas, userEvent);
    const wait = { timeout: 10_000 };
    await expect(await canvas.findByText(alertWords.courseLoading.failed, {}, wait)).toBeVisible();
    await expect(await canvas.findByText(alertWords.phoneLoading.failed, {}, wait)).toBeVisible();
    await expect(canvas.getByText(alertWords.resolveWith)).toBeVisible();
  },
});

/** Behaviour 1a, 503: said, and a retry brings the list. */
export const Fails = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getAlerts, 503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(alertWords.loading.failed)).toBeVisible();
    msw.use(backend({ world: alertClinic() }));
    await userEvent.click(canvas.getByRole('button', { name: loadWords.retry }));
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
  },
});

/** Behaviour 1a, 401: the session is over. */
export const SessionEnded = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.getAlerts, 401)),
  play: async () => {
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledTimes(1));
  },
});
