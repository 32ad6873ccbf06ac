import { alertWords } from '@rpm/domain/words/alert';
import { atAlerts, body, note, openResolve, resolvesElsewhere, sent } from '@rpm/storybook/alertStory.ts';
import preview from '@rpm/storybook/preview.tsx';
import { anything, sentence } from '@rpm/storybook/sentence.ts';
import { expect, waitFor } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

/** SCR-02: two people at one alert. */
const meta = preview.meta({
  title: 'Screens/Clinic/Alerts/Taken',
  component: AlertsScreen,
  ...atAlerts,
});

const wait = { timeout: 10_000 };
const noteField = { name: new RegExp(alertWords.resolve.note) };
const submit = { name: alertWords.resolve.submit };
const byColleague = (name: string) => sentence(alertWords.changed.Resolved({ name, time: anything }));

/**
 * 409: a colleague resolves the alert while the note is written. The alert is read again as resolved, and the dialog stays
 * until its writer closes it: it says who was quicker, the note is there to be copied, and nothing more can be saved.
 */
export const ResolvedWhileWriting = meta.story({
  tags: ['network-fault'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openResolve(canvas, userEvent);
    await userEvent.type(dialog.getByRole('textbox', noteField), note);
    const name = await resolvesElsewhere();
    await userEvent.click(dialog.getByRole('button', submit));
    await expect(await dialog.findByText(byColleague(name), {}, wait)).toBeVisible();
    // The panel behind the dialog has nothing more to do: it is drawn from what was read again.
    await waitFor(() => expect(canvas.queryByText(alertWords.resolveWith)).toBeNull(), wait);
    await expect(dialog.getByRole('textbox', noteField)).toHaveValue(note);
    await expect(dialog.getByText(byColleague(name))).toBeVisible();
    await expect(dialog.getByRole('button', submit)).toHaveAttribute('aria-disabled', 'true');
    for (const choice of dialog.getAllByRole('radio')) await expect(choice).toBeDisabled();
    const tries = sent('/api/resolve-alert').length;
    await userEvent.click(dialog.getByRole('button', submit));
    await expect(sent('/api/resolve-alert')).toHaveLength(tries);
    await expect(body().getByRole('dialog')).toBeVisible();
  },
});
