import { accountWords } from '@rpm/domain/words/account';
import { backend } from '@rpm/mock-server/msw';
import type { within } from 'storybook/test';
import { setClockAfter } from './clock.ts';

/** The codes of the mails, oldest first. */
export const mailedCodes: string[] = [];

/** A backend whose mails are read for their codes. None has come yet. */
export function mailsCodes(special: Omit<Parameters<typeof backend>[0] & object, 'onMail'> = {}) {
  mailedCodes.length = 0;
  return backend({
    ...special,
    onMail: ({ text }) => {
      mailedCodes.push(/\b\d{6}\b/.exec(text)?.[0] ?? 'no code');
    },
  });
}

/** A code that is not the one of the last mail. */
export const wrongCode = () => (mailedCodes.at(-1) === '000000' ? '000001' : '000000');

/** Asks for another code, as soon as one may. */
export async function askAnew(
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>,
  hands: { click: (at: Element) => Promise<void> },
) {
  setClockAfter(31);
  await hands.click(await canvas.findByRole('button', { name: accountWords.code.resend }));
}
