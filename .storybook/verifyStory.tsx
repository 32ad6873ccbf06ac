import { limits } from '@rpm/domain';
import { accountWords } from '@rpm/domain/words/account';
import { storySession } from '@rpm/mock-server/msw';
import { demoPassword } from '@rpm/mock-server/seed';
import type { PendingCode } from '@rpm/ui/parts/code/PendingCode.ts';
import { VerifyScreen, type VerifyScreenProps } from '@rpm/ui/screens/verify/VerifyScreen.tsx';
import { useEffect, useState } from 'react';
import type { within } from 'storybook/test';
import { mailedCodes } from './codeStory.ts';

const { code } = accountWords;
const asked = {
  signup: { username: 'juniper.mockford@example.test', password: 'three old paper boats' },
  login: { username: 'admin@southside.example', password: demoPassword },
} as const;

type Canvas = Pick<ReturnType<typeof within>, 'findByLabelText'>;
type Hands = { type: (at: Element, text: string) => Promise<void> };

/** Signs up, or logs in, and shows the screen of the code that this asks for. */
export function AsksForCode({ purpose, ...screen }: VerifyScreenProps & { purpose: PendingCode['purpose'] }) {
  const [pending, setPending] = useState<PendingCode | null>(null);
  useEffect(() => {
    fetch(`/api/${purpose}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...asked[purpose], ...(purpose === 'signup' && { acceptsTerms: true }) }),
    })
      .then((answer) => answer.json())
      .then(({ ticket }) => setPending({ ...asked[purpose], purpose, ticket }));
  }, [purpose]);
  return pending && <VerifyScreen {...screen} pending={pending} />;
}

/** The field of the code that a sign up has mailed. */
export const mailField = (canvas: Canvas) => canvas.findByLabelText(code.mailLabel);
/** The field of the code that the clinic hands over. */
export const activationField = (canvas: Canvas) => canvas.findByLabelText(code.activationLabel);

/** Types the code that the clinic handed over. */
export const handOver = async (canvas: Canvas, hands: Hands, typed = 'care team') =>
  hands.type(await activationField(canvas), typed);

/** Types the code of a mail, and sends it. @param place of the mail, from the oldest on; the last one when left out */
export async function sendMailed(canvas: Canvas, hands: Hands, place = -1) {
  const field = await mailField(canvas);
  await hands.type(field, `${mailedCodes.at(place)}{Enter}`);
}

/** Types both codes, that of the last mail among them, and sends them. */
export async function sendBoth(canvas: Canvas, hands: Hands, handedOver?: string) {
  await handOver(canvas, hands, handedOver);
  await sendMailed(canvas, hands);
}

/** That one of the two codes is wrong, and how many tries are left. */
export const wrongWith = (count: number) => `${code.bothWrong} ${code.triesLeft({ count })}`;

const callAs = (token: string, path: string, body: object) =>
  fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

/** The clinic makes another code for who signs up, in place of the one before. */
export async function newActivationCode(): Promise<string> {
  const made = await callAs(storySession('staff').token, 'activation-code', { userId: 'patient-003' });
  return (await made.json()).code;
}

/** Somebody tries codes for who signs up, as often as one may, on another page. */
export async function trySomeCodes() {
  const body = { username: asked.signup.username, purpose: 'signup', ticket: 'x'.repeat(43) };
  for (let at = 0; at < limits.loginTries; at += 1)
    await callAs('', 'public-verify', { ...body, code: '000000', activationCode: 'AAAA-AAAA' });
}
