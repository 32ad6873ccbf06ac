import { formatDate } from '@rpm/domain';
import { recordWords } from '@rpm/domain/words/record';
import { demoAccounts, smallClinic } from '@rpm/mock-server/seed';
import { expect, waitFor, within } from 'storybook/test';

/** The page as a story has it. */
type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'findByText'>;

/** The patient who looks at her own details. */
export const { accountId: marigold } = demoAccounts.patient;

/** The small clinic, with this in the record of the patient. */
export const clinicWhere = (change: Partial<ReturnType<typeof smallClinic>['patients'][number]>) => {
  const world = smallClinic();
  return {
    ...world,
    patients: world.patients.map((patient) =>
      patient.patientId === marigold ? { ...patient, ...change } : patient,
    ),
  };
};

/** Who cares for her. */
const careTeam = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: recordWords.record.demographics.careTeam }));

/** The name in the care team: notes bear it, too. */
export const provider = async (canvas: Canvas) => (await careTeam(canvas)).findByText('Wren Q. Exampledoc');

/** Her birth date, as the page writes it. */
export const born = formatDate({ year: 1948, month: 3, day: 4 });

/** The record has come: her birth date stands nowhere else. */
export const hasDetails = async (canvas: Canvas) =>
  waitFor(async () => expect(await canvas.findByText(new RegExp(`^${born}`))).toBeVisible());
