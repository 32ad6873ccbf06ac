import { endpoints } from '@rpm/api-client';
import { enrolWords } from '@rpm/domain/words/enrol';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { bodiesTo } from './seen.ts';

/** The part of a story's user that fills forms. */
export interface FormUser {
  click: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
}

/** The dialog that enrols a patient. */
export const enrolDialog = async () => within(await screen.findByRole('dialog', { name: enrolWords.title }));

/** What was sent to enrol somebody, oldest first. */
export const enrolled = () => bodiesTo(endpoints.createPatientInfo);

const needed = {
  [enrolWords.firstName]: 'Zinnia',
  [enrolWords.lastName]: 'Testperson',
  [enrolWords.dob]: '1950-05-06',
  [enrolWords.username]: 'zinnia@example.test',
  [enrolWords.consentDate]: '2026-11-19',
};

/** Somebody whom the clinic knows already, by name and birth date. */
export const knownPerson = {
  [enrolWords.firstName]: 'Marigold',
  [enrolWords.lastName]: 'Testpatient',
  [enrolWords.dob]: '1948-03-04',
};

/** Picks a day: typing one stands for a picker that a script cannot open. */
export const setDay = (field: Element, day: string) => fireEvent.change(field, { target: { value: day } });

/** Types what is needed, and whatever else is given, by the labels of the fields. */
export async function fillEnrolment(user: FormUser, special: Readonly<Record<string, string>> = {}) {
  const dialog = await enrolDialog();
  for (const [label, text] of Object.entries({ ...needed, ...special })) {
    const field = dialog.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
    if (field.type === 'date') setDay(field, text);
    else await user.type(field, text);
  }
  await user.click(dialog.getByRole('checkbox', { name: enrolWords.consent }));
  // The signed-in provider is chosen already, once it is known who works here.
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: enrolWords.provider })).toHaveTextContent('Wren'),
  );
  return dialog;
}

/** Presses the button of the dialog. */
export const pressEnrol = async (user: FormUser) =>
  user.click((await enrolDialog()).getByRole('button', { name: enrolWords.submit }));
