import type { ComponentType } from 'react';
import { expect } from 'storybook/test';

/** As wide as a page is beside the menu in a window of 1280 px: the decorator of a story with the tag `w1280`. */
export const besideMenu = (Story: ComponentType) => (
  <div className="max-w-304">
    <Story />
  </div>
);

/** That no column of a table has to be scrolled to. */
export const seesAllColumns = (table: HTMLElement | null | undefined) =>
  expect(table?.getBoundingClientRect().width).toBeLessThanOrEqual(table?.parentElement?.clientWidth ?? 0);
