import { loginWords } from '@rpm/domain/words/login';
import type { within } from 'storybook/test';

interface Hands {
  canvas: Pick<ReturnType<typeof within>, 'findByLabelText' | 'getByLabelText'>;
  userEvent: { type: (element: Element, text: string) => Promise<void> };
}

/** Types a name and a password; with `{Enter}` at its end it is sent. */
export async function typeIn({ canvas, userEvent }: Hands, name: string, password: string) {
  await userEvent.type(await canvas.findByLabelText(loginWords.email), name);
  await userEvent.type(canvas.getByLabelText(loginWords.password), password);
}
