import { deactivationWords } from '@rpm/domain/words/deactivation';
import { recordWords } from '@rpm/domain/words/record';
import { screen, within } from 'storybook/test';
import { beginning } from './sentence.ts';

const { deactivate } = recordWords.record.devices;

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;
type Dialog = Pick<ReturnType<typeof within>, 'getByRole'>;
interface Hands {
  click: (at: Element) => Promise<void>;
  type: (at: Element, text: string) => Promise<void>;
}

/** Asks by this button to take a device out of use. Gives the dialog with the question. */
export async function askToDeactivate(
  canvas: Canvas,
  hands: Pick<Hands, 'click'>,
  button: string | RegExp,
  device: string,
) {
  await hands.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: deactivationWords.title({ device }) }));
}

/** The device that the stories of a record take out of use. */
export const scale = 'Connected Scale';
/** What the button of that device is called. */
export const deactivateScale = `${deactivate} ${scale}`;

/** Asks in a record to take the scale out of use. */
export const askAboutScale = (canvas: Canvas, hands: Pick<Hands, 'click'>) =>
  askToDeactivate(canvas, hands, deactivateScale, scale);

/** Where the reason is typed. */
export const reasonField = (dialog: Dialog) =>
  dialog.getByRole('textbox', { name: beginning(deactivationWords.reason) });
/** The button that takes the device out of use. */
export const takeOutButton = (dialog: Dialog) => dialog.getByRole('button', { name: deactivate });

/** The reason that the stories of a record give. */
export const reason = 'Sent back';

/** Takes the scale out of use with a reason, as far as the server lets it. */
export async function tryToDeactivate(canvas: Canvas, hands: Hands) {
  const dialog = await askAboutScale(canvas, hands);
  await hands.type(reasonField(dialog), reason);
  await hands.click(takeOutButton(dialog));
  return dialog;
}
