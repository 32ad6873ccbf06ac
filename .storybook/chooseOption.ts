import { screen, type within } from 'storybook/test';

/** Chooses an option of a select, both by their names. The list lies outside the story's own element. */
export async function chooseOption(
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>,
  hands: { click: (at: Element) => Promise<void> },
  select: string | RegExp,
  option: string,
) {
  await hands.click(await canvas.findByRole('combobox', { name: select }));
  await hands.click(await screen.findByRole('option', { name: option }));
}
