import { timerWords as texts } from '@rpm/domain/words/timer';
import { demoAccounts, storyNow, timeClinic } from '@rpm/mock-server/seed';
import { expect, waitFor, within } from 'storybook/test';

/** Whose time the stories show. */
export const userId = demoAccounts.patient.accountId;

/** The address of her time. */
export const path = `/patient-timer?patient=${userId}`;

/** The page as a story has it. */
export type Canvas = Pick<
  ReturnType<typeof within>,
  'findAllByRole' | 'findByText' | 'getByRole' | 'getByText'
>;

/** The entries, once they and the patient are there. */
export async function table(canvas: Canvas) {
  await canvas.findAllByRole('rowheader', {}, { timeout: 10_000 });
  await canvas.findByText(texts.notStarted);
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: texts.add })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  return within(canvas.getByRole('table', { name: texts.entries }));
}

/** A clinic in which the nurse has worked twice today. */
export function timeToday() {
  const world = timeClinic();
  const entry = world.timeEntries?.[0];
  if (!entry) throw new Error('There is time.');
  const today = (entryId: string, from: number, to: number) => ({
    ...{ ...entry, entryId },
    start: new Date(storyNow.getTime() + from * 60_000),
    end: new Date(storyNow.getTime() + to * 60_000),
  });
  return { ...world, timeEntries: [today('one', -30, -20), today('two', -15, -10)] };
}

/** A name that begins so. */
export const press = (name: string) => ({ name: new RegExp(`^${name}`) });
