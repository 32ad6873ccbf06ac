import {
  carriedParameters,
  formatStamp,
  type LimitsByParameter,
  rangeInstant,
  type VitalKind,
  vitalParameters,
} from '@rpm/domain';
import { rangeWords } from '@rpm/domain/words/range';
import { vitalWords } from '@rpm/domain/words/vital';
import { expect, fireEvent, within } from 'storybook/test';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { parameterName } from '../../hooks/names.ts';

const { fields } = rangeWords;
/** The parameters of blood pressure, as the form names them. */
export const { systolic, diastolic } = vitalWords.parameters;

/** Whose range the stories set: the patient of `pressureClinic`. */
export const marigold = {
  userId: 'user-patient-northside',
  username: 'patient@northside.example',
  clinic: 'Northside Sample Clinic',
  name: 'Marigold Testpatient',
  dob: '1948-03-04',
  timeZone: null,
};

/** The parameters of a vital as a device carries them. */
export const parametersOf = (vital: VitalKind) => carriedParameters(vital, parameterName);

/** The limits that a screen shows for a patient without a range of their own: those that everybody is watched by. */
export const onScreen = (vital: VitalKind): LimitsByParameter =>
  new Map(vitalParameters[vital].map(({ parameter, limits }) => [parameter, limits]));

/** The four limits of a parameter as they are typed in, from the lowest to the highest. */
export const typedIn = (dialog: Dialog, name: string) =>
  [fields.criticalMin, fields.cautiousMin, fields.cautiousMax, fields.criticalMax].map(
    (label) => group(dialog, name).getByLabelText<HTMLInputElement>(label).value,
  );

export const page = () => within(document.body);

/** The dialog, once its limits are there. */
export async function opened() {
  const dialog = within(await page().findByRole('dialog'));
  await expect(await dialog.findByRole('heading', { name: systolic })).toBeVisible();
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof opened>>;

export const group = (dialog: Dialog, name: string) => within(dialog.getByRole('group', { name }));
export const saveButton = (dialog: Dialog) => dialog.getByRole('button', { name: rangeWords.save });
export const start = (dialog: Dialog) => dialog.getByLabelText<HTMLInputElement>(rangeWords.start);
export const end = (dialog: Dialog) => dialog.getByLabelText<HTMLInputElement>(rangeWords.end);

/** Picks a time as the browser's own picker does: at once. */
export const pick = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

interface Typist {
  clear: (field: Element) => Promise<void>;
  type: (field: Element, text: string) => Promise<void>;
}

/** Types over what a field holds. */
export async function type(field: HTMLElement, text: string, userEvent: Typist) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** The stamp that a picked time is sent as. */
export function stampOf(local: string) {
  const resolved = rangeInstant(local, browserTimeZone());
  return resolved && formatStamp(resolved.instant);
}
