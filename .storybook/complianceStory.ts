import { alertWords } from '@rpm/domain/words/alert';
import { complianceWords as texts } from '@rpm/domain/words/compliance';
import { complianceClinic } from '@rpm/mock-server/seed';
import { within } from 'storybook/test';
import { body, type Canvas, type User } from './alertStory.ts';
import { anything, beginning } from './sentence.ts';

/** A note as a nurse writes it. */
export const note = 'Called: the cuff has a new battery.';

/** As long as a list may take. */
export const wait = { timeout: 10_000 };

/** What selects an alert, of each that is listed. */
export const boxes = (canvas: Canvas) => canvas.findAllByRole('checkbox', {}, wait);

/** The rows whose owner is the caller. */
export const ownersOf = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: texts.tableName })).queryAllByText('Wren Q. Exampledoc');

/** Selects the first two alerts. */
export async function chooseTwo(canvas: Canvas, user: User) {
  for (const box of (await boxes(canvas)).slice(0, 2)) await user.click(box);
  return within(await canvas.findByRole('region', { name: texts.selected({ count: 2 }) }));
}

/** Opens the first alert. */
export async function openFirst(canvas: Canvas, user: User) {
  await boxes(canvas);
  const name = beginning(texts.openName({ name: anything, what: anything }));
  // The menu of a phone is opened too.
  const [open] = within(canvas.getByRole('main')).getAllByRole('button', { name });
  await user.click(open as HTMLElement);
  return within(await body().findByRole('dialog'));
}

/** The month before, which was over while nobody looked. */
export function withShortMonth() {
  const world = complianceClinic();
  const { patientId, clinicId } = world.patients[0] ?? { patientId: '', clinicId: '' };
  const at = new Date('2026-10-28T12:00:00Z');
  const overAt = new Date('2026-11-01T12:00:00Z');
  const about = { alertId: 'short-month', clinicId, patientId, kind: 'daysShort', vital: null } as const;
  const open = { state: 'Open', ownerId: null, snoozedUntil: null, before: null, note: null } as const;
  const alert = {
    ...about,
    ...open,
    day: '2026-10-01',
    until: '2026-10-31',
    count: 6,
    openedAt: at,
    overAt,
    resolvedAt: null,
  };
  return { ...world, compliance: [{ ...alert, version: 1, history: [] }] };
}

/** Puts the first alert off for an hour. */
export async function snoozeFirst(canvas: Canvas, user: User) {
  const dialog = await openFirst(canvas, user);
  await user.click(await dialog.findByRole('combobox', { name: new RegExp(`^${texts.dialog.snooze}`) }));
  await user.click(await body().findByRole('option', { name: alertWords.snoozeFor.hour }));
}

/** Writes the note and closes the alert. */
export async function closeWithNote(dialog: Canvas, user: User) {
  await user.type(dialog.getByRole('textbox'), note);
  await user.click(dialog.getByRole('button', { name: texts.dialog.submit }));
}

/** What the server says of an alert that somebody else has closed. */
export const resolvedByAnother = {
  ...{ state: 'Resolved', by: { userId: 'b', name: 'Teasel Fakeley' } },
  time: '20261120-14:04:00',
};

/** The names, or the values, of a card. */
export const factsOf = (card: HTMLElement | undefined, role: 'term' | 'definition') =>
  within(card as HTMLElement)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);
