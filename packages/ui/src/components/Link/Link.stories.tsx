import { linkWords } from '@rpm/domain/words/app';
import { orderWords } from '@rpm/domain/words/order';
import preview from '@rpm/storybook/preview.tsx';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { Link, OutsideLink } from './Link.tsx';

function Address() {
  return <p role="status">{useLocation().pathname}</p>;
}

const meta = preview.meta({
  title: 'Components/Actions/Link',
  component: Link,
  args: { to: '/orders', children: 'Device Orders' },
});

/** Inside a sentence. Underlined, so that it is not told by color alone (WCAG 1.4.1). */
export const Inline = meta.story({
  render: (args) => (
    <>
      <p>
        Follow the order in <Link {...args} />.
      </p>
      <Address />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Device Orders' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('/orders'));
  },
});

/** On a line of its own, as the way back over a heading; as high as a target. */
export const Alone = meta.story({
  args: {
    look: 'alone',
    icon: <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-icon" />,
    children: orderWords.review.back,
  },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: orderWords.review.back }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(32);
  },
});

/** Looks like a button and is a link: it can be opened in a new tab (ORD-01, Assign Device). */
export const AsButton = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Link to="/rpm-device-allocation" look="primary">
        Assign Device
      </Link>
      <Link to="/orders" look="secondary">
        Device Orders
      </Link>
      <Link to="/orders" look="soft" size="sm">
        View
      </Link>
      <Link to="/orders" look="ghost" size="sm">
        View all
      </Link>
    </div>
  ),
});

/** Goes out of the portal, says so, and tells the other side nothing. Mail and telephone open no tab. */
export const Outside = meta.story({
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <OutsideLink href="https://example.test/guide">User guide</OutsideLink>
      <OutsideLink href="https://example.test/guide" look="secondary">
        Provider User Guide
      </OutsideLink>
      <OutsideLink href="tel:+15550100" look="alone">
        Call the clinic
      </OutsideLink>
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `User guide ${linkWords.opensNewTab}` });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
    await expect(canvas.getByRole('link', { name: 'Call the clinic' })).not.toHaveAttribute('target');
  },
});

/** Behaviour 1b: an address that would run code is text, and no link. */
export const UnsafeAddress = meta.story({
  render: () => <OutsideLink href="data:text/html,<script>alert(1)</script>">Press me</OutsideLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Press me')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

const longWord = 'Mockford'.repeat(25);

/** Behaviour 1b: long words break, right-to-left text and markup stay as they are. */
export const Stress = meta.story({
  render: () => (
    <div className="flex w-64 flex-col items-start gap-3">
      <Link to="/a">{longWord}</Link>
      <Link to="/b">מרים בדיקה</Link>
      <Link to="/c">{'<img src=x onerror=alert(1)>'}</Link>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: longWord }).getBoundingClientRect().width,
    ).toBeLessThanOrEqual(256);
  },
});
