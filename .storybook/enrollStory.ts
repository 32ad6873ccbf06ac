import { endpoints } from '@rpm/api-client';
import { enrollWords } from '@rpm/domain/words/enroll';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { bodiesTo } from './seen.ts';

/** The part of a story's user that fills forms. */
export interface FormUser {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
}

/** The dialog that enrolls a patient. */
export const enrollDialog = async () =>
  within(await screen.findByRole('dialog', { name: enrollWords.title }));

/** What was sent to enroll somebody, oldest first. */
export const enrolled = () => bodiesTo(endpoints.createPatientInfo);

const needed = {
  [enrollWords.firstName]: 'Zinnia',
  [enrollWords.lastName]: 'Testperson',
  [enrollWords.dob]: '1950-05-06',
  [enrollWords.username]: 'zinnia@example.test',
  [enrollWords.consentDate]: '2026-11-19',
};

/** Somebody whom the clinic knows already, by name and birth date. */
export const knownPerson = {
  [enrollWords.firstName]: 'Marigold',
  [enrollWords.lastName]: 'Testpatient',
  [enrollWords.dob]: '1948-03-04',
};

/** Picks a day: typing one stands for a picker that a script cannot open. */
export const setDay = (field: Element, day: string) => fireEvent.change(field, { target: { value: day } });

/** Types what is needed, and whatever else is given, by the labels of the fields. */
export async function fillEnrollment(user: FormUser, special: Readonly<Record<string, string>> = {}) {
  const dialog = await enrollDialog();
  for (const [label, text] of Object.entries({ ...needed, ...special })) {
    const field = dialog.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
    if (field.type === 'date') setDay(field, text);
    else await user.type(field, text);
  }
  await user.click(dialog.getByRole('checkbox', { name: enrollWords.consent }));
  // The signed-in provider is chosen already, once it is known who works here.
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: enrollWords.provider })).toHaveTextContent('Wren'),
  );
  return dialog;
}

/** Presses the button of the dialog. */
export const pressEnroll = async (user: FormUser) =>
  user.click((await enrollDialog()).getByRole('button', { name: enrollWords.submit }));
