import { formatDate } from '@rpm/domain';
import { staffWords } from '@rpm/domain/words/staff';
import { screen, within } from 'storybook/test';
import { cardNamed } from './drawn.ts';

/** What a story can do with the page. */
interface Hands {
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>;
  userEvent: {
    click: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
  };
}

/** The card of who works at the clinic. */
export const staffCard = (canvas: Hands['canvas']) => cardNamed(canvas, staffWords.title);

/** The row of somebody, by the name. */
export async function rowOf(canvas: Hands['canvas'], name: string) {
  const found = await (await staffCard(canvas)).findByText(name, { selector: 'bdi' });
  return found.closest('li');
}

/** A day of the month of the stories, as the card says it. */
export const november = (day: number) => formatDate({ year: 2026, month: 11, day });

/** What a row says of an invitation of today. */
export const invitedToday = `${staffWords.states.invited}.*${staffWords.until({ moment: november(27) })}`;

/** Presses a button of the card, and gives the question that it asks. */
export async function askStaff({ canvas, userEvent }: Hands, button: string, title: string) {
  await userEvent.click(await (await staffCard(canvas)).findByRole('button', { name: button }));
  return within(await screen.findByRole('alertdialog', { name: title }));
}

/** Opens the dialog that invites. */
export async function openInvitation({ canvas, userEvent }: Hands) {
  await userEvent.click(await (await staffCard(canvas)).findByRole('button', { name: staffWords.invite }));
  return within(await screen.findByRole('dialog', { name: staffWords.dialog.title }));
}

/** Somebody new. */
export const lovage = { firstName: 'Lovage', lastName: 'Newhand', username: 'lovage@example.test' };

/** Opens the dialog that invites and types who is meant. */
export async function fillInvitation(hands: Hands) {
  const dialog = await openInvitation(hands);
  await hands.userEvent.type(dialog.getByLabelText(staffWords.dialog.firstName), lovage.firstName);
  await hands.userEvent.type(dialog.getByLabelText(staffWords.dialog.lastName), lovage.lastName);
  await hands.userEvent.type(dialog.getByLabelText(staffWords.dialog.email), lovage.username);
  return dialog;
}
