import type { Locator, Page } from '@playwright/test';
import type { Hand, Place } from '@rpm/ui/flows/hand.ts';
import { expect } from './journey.ts';

/** A hand on a page of the portal, in a real browser. */
export function pageHand(page: Page): Hand {
  const at = (around: Page | Locator, { role, name }: Place): Locator =>
    around.getByRole(role, name === undefined ? {} : { name, exact: typeof name === 'string' }).first();
  const inside = (places: readonly Place[]) =>
    places.reduce<Page | Locator>((around, place) => at(around, place), page);
  const find = (what: Place, places: readonly Place[]) => at(inside(places), what);
  const field = 'input, textarea';
  return {
    async go(path) {
      await page.goto(path);
    },
    async reload() {
      await page.reload();
    },
    async press(what, ...places) {
      await find(what, places).click();
    },
    async type(label, text, ...places) {
      const named = inside(places).getByLabel(label, { exact: typeof label === 'string' });
      await named.and(page.locator(field)).first().fill(text);
    },
    async choose(label, option, ...places) {
      const box = find({ role: 'combobox', name: label }, places);
      if ((await box.innerText()).includes(option)) return;
      await box.click();
      await page.getByRole('option', { name: option }).click();
    },
    async check(what, ...places) {
      // A box that moves as its dialog opens can be missed by a hand, which then goes there again.
      await expect(() => find(what, places).check({ timeout: 5000 })).toPass();
    },
    async sees(what, ...places) {
      await expect(find(what, places)).toBeVisible();
    },
    async reads(text, ...places) {
      await expect(inside(places).getByText(text).first()).toBeVisible();
    },
    async misses(what) {
      await expect(at(page, what)).toHaveCount(0);
    },
  };
}
