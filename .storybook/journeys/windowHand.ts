import type { Hand, Place } from '@rpm/ui/flows/hand.ts';
import { fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { Pane } from './panes.ts';

/**
 * A hand on the page of a frame.
 *
 * @param touch is asked of everything that the hand presses or types into, before it does
 */
export function windowHand(
  pane: Pick<Pane, 'page' | 'go' | 'reload'>,
  touch: (element: HTMLElement) => void = () => {},
): Hand {
  const { page } = pane;
  const user = userEvent.setup({ document: page });

  const named = (name: Place['name']) => (name === undefined ? {} : { name });
  async function around(inside: readonly Place[]) {
    let place = page.body;
    for (const { role, name } of inside)
      [place = page.body] = await within(place).findAllByRole(role, named(name));
    return within(place);
  }
  async function find({ role, name }: Place, inside: readonly Place[]): Promise<HTMLElement> {
    const [first] = await (await around(inside)).findAllByRole(role, named(name));
    return first as HTMLElement;
  }
  async function reach(what: Place, inside: readonly Place[]): Promise<HTMLElement> {
    const found = await find(what, inside);
    touch(found);
    return found;
  }

  return {
    async go(path) {
      pane.go(path);
    },
    async reload() {
      pane.reload();
    },
    async press(what, ...inside) {
      await user.click(await reach(what, inside));
    },
    async type(label, text, ...inside) {
      const field = await (await around(inside)).findByLabelText(label, { selector: 'input, textarea' });
      touch(field);
      fireEvent.change(field, { target: { value: text } });
    },
    async choose(label, option, ...inside) {
      const box = await reach({ role: 'combobox', name: label }, inside);
      if (box.textContent?.includes(option)) return;
      await user.click(box);
      await user.click(await reach({ role: 'option', name: option }, []));
    },
    async check(what, ...inside) {
      const box = (await reach(what, inside)) as HTMLInputElement;
      if (!box.checked) await user.click(box);
    },
    async sees(what, ...inside) {
      await find(what, inside);
    },
    async reads(text, ...inside) {
      await (await around(inside)).findAllByText(text);
    },
    async misses(what) {
      await waitFor(() => {
        if (within(page.body).queryAllByRole(what.role, named(what.name)).length > 0)
          throw new Error(`${what.role} ${what.name} is still there`);
      });
    },
  };
}
