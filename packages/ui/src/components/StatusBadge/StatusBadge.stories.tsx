import { orderStatuses } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { orderStatusWords } from '@rpm/domain/words/orderStatus';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { StatusBadge } from './StatusBadge.tsx';

const meta = preview.meta({
  title: 'Components/Clinical/StatusBadge',
  component: StatusBadge,
  args: { status: 'Shipped' },
});

/** What people call the color of a badge, by the hue of its border as the browser draws it. */
function colorOf(container: Element): string {
  const badge = container.querySelector('.rounded-full');
  if (!badge) return 'none';
  const [r = 0, g = 0, b = 0] = (getComputedStyle(badge).borderTopColor.match(/[\d.]+/g) ?? []).map(Number);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most - least < 30) return 'gray';
  const sixth =
    most === r
      ? (g - b) / (most - least)
      : most === g
        ? 2 + (b - r) / (most - least)
        : 4 + (r - g) / (most - least);
  const hue = (sixth * 60 + 360) % 360;
  return hue < 35 ? 'red' : hue < 70 ? 'yellow' : hue < 180 ? 'green' : hue < 260 ? 'blue' : 'purple';
}

/** ORD-08: yellow. The word is always there. */
export const Shipped = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(orderStatusWords.Shipped)).toBeVisible();
  },
});

/** STS-01, ORD-08: every status in its color as it is drawn, with the spaced word and a shape of its own. */
export const AllStatuses = meta.story({
  render: () => (
    <ul className="flex flex-wrap gap-2">
      {orderStatuses.map((status) => (
        <li key={status}>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(orderStatusWords.PickedUp)).toBeVisible();
    await expect(canvas.queryByText('PickedUp')).toBeNull();
    await expect(canvas.getAllByRole('listitem').map((item) => [item.textContent, colorOf(item)])).toEqual([
      [orderStatusWords.Submitted, 'gray'],
      [orderStatusWords.Processing, 'blue'],
      [orderStatusWords.PickedUp, 'yellow'],
      [orderStatusWords.Shipped, 'yellow'],
      [orderStatusWords.Activated, 'green'],
      [orderStatusWords.Deactivated, 'gray'],
    ]);
  },
});

/** ORD-08: any other word is gray and says what came. */
export const UnknownWord = meta.story({
  args: { status: 'Backordered' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Backordered')).toBeVisible();
    await expect(colorOf(canvasElement)).toBe('gray');
  },
});

/** No status came: the sign for an unknown value, and no badge. */
export const Missing = meta.story({
  args: { status: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(loadWords.unknown)).toBeVisible();
  },
});

/** Behaviour 1a: a long word wraps, and what looks like code is only text. */
export const StressTexts = meta.story({
  render: () => (
    <div className="flex w-48 flex-col items-start gap-2">
      <StatusBadge status={'Waiting for the supplier '.repeat(8)} />
      <StatusBadge status="<img src=x onerror=alert(1)>" />
      <StatusBadge status="ממתין למשלוח" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  },
});
