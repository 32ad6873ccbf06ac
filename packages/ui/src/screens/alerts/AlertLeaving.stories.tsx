import { alertWords } from '@rpm/domain/words/alert';
import { backend } from '@rpm/mock-server/msw';
import { complianceClinic } from '@rpm/mock-server/seed';
import {
  atAlerts,
  body,
  note,
  openFirst as openAlert,
  openResolve,
  sent,
} from '@rpm/storybook/alertStory.ts';
import { openFirst } from '@rpm/storybook/complianceStory.ts';
import { asksBeforeDiscarding } from '@rpm/storybook/leavingStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

/** SCR-02: a note that was typed is thrown away only by who says so. */
const meta = preview.meta({
  title: 'Screens/Clinic/Alerts/Leaving',
  component: AlertsScreen,
  ...atAlerts,
});

/** Escape asks before the note of an alert is lost; with none typed the dialog goes at once, whatever was chosen. */
export const AsksBeforeTheNoteIsLost = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openResolve(canvas, userEvent);
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(alertWords.outcomes.wrongReading) }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    const again = await openResolve(canvas, userEvent);
    const field = again.getByRole('textbox', { name: new RegExp(alertWords.resolve.note) });
    await userEvent.type(field, note);
    await asksBeforeDiscarding(userEvent, field);
    await expect(sent('/api/resolve-alert')).toEqual([]);
  },
});

/** A time until when to put an alert off that was picked is not lost by Escape either. */
export const AsksBeforeTheTimeIsLost = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openAlert(canvas, userEvent);
    await userEvent.keyboard('s');
    await userEvent.click(await body().findByRole('menuitem', { name: alertWords.snoozePick }));
    const dialog = within(await body().findByRole('dialog', { name: alertWords.snooze }));
    const until = dialog.getByLabelText(new RegExp(alertWords.snoozeUntil));
    await fireEvent.change(until, { target: { value: '2026-11-24T09:30' } });
    await asksBeforeDiscarding(userEvent, until);
    await expect(sent('/api/snooze-alert')).toEqual([]);
  },
});

/** Nor is half of one, of which the browser gives no value. */
export const AsksBeforeHalfATimeIsLost = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openAlert(canvas, userEvent);
    await userEvent.keyboard('s');
    await userEvent.click(await body().findByRole('menuitem', { name: alertWords.snoozePick }));
    const dialog = within(await body().findByRole('dialog', { name: alertWords.snooze }));
    const until = dialog.getByLabelText(new RegExp(alertWords.snoozeUntil));
    Object.defineProperty(until, 'validity', { value: { badInput: true } });
    await asksBeforeDiscarding(userEvent, until);
    await expect(sent('/api/snooze-alert')).toEqual([]);
  },
});

/** The same for what is wrong with a device or a habit. */
export const AsksInCompliance = meta.story({
  parameters: { page: { path: '/alerts?tab=compliance', isSignedIn: true } },
  beforeEach: ({ msw }) => msw.use(backend({ world: complianceClinic() })),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openFirst(canvas, userEvent);
    const field = dialog.getByRole('textbox');
    await userEvent.type(field, note);
    await asksBeforeDiscarding(userEvent, field);
    await expect(sent('/api/resolve-compliance')).toEqual([]);
  },
});
