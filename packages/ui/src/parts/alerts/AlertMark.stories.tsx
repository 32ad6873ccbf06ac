import { endpoints } from '@rpm/api-client';
import { navWords } from '@rpm/domain/words/frame';
import { navMarkWords } from '@rpm/domain/words/navMark';
import { answers, backend, fails, hangs, offline } from '@rpm/mock-server/msw';
import { alertClinic, emptyClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { seen } from '@rpm/storybook/seen.ts';
import { expect, waitFor, within } from 'storybook/test';
import { Page } from '../../layout/Page/Page.tsx';

const { getAlertCounts } = endpoints;
const texts = navMarkWords.alerts;

const meta = preview.meta({
  title: 'Screens/Clinic/Alert Mark',
  component: Page,
  tags: ['no-read'],
  parameters: { layout: 'fullscreen', page: { path: '/orders', isSignedIn: true } },
  args: { title: navWords.items.deviceOrders, children: null },
  beforeEach: ({ msw }) => msw.use(backend({ world: alertClinic() })),
});

const entry = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('navigation', { name: navWords.label })).getByRole('link', {
    name: navWords.items.alerts,
  });
const counts = (critical: number, cautious: number) =>
  answers(getAlertCounts, JSON.stringify({ critical, cautious, compliance: 0 }));

/** SCR-02: the entry of the navigation says how many wait, beside its name and never as a part of it. */
export const Waiting = meta.story({
  tags: ['dark'],
  beforeEach: ({ msw }) => msw.use(counts(3, 4)),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(entry(canvas)).toHaveAccessibleDescription(texts.waiting({ critical: 3, cautious: 4 })),
    );
    await expect(canvas.getByText('7')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Open, the count stands at the end of the entry; beyond 99 it says so. */
export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(counts(0, 140)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: navWords.expand }));
    await expect(await canvas.findByText('99+')).toBeVisible();
  },
});

/** SCR-02: alerts that come while the page is seen are said politely; the focus stays where it is. */
export const NewOnesCome = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(counts(3, 4)),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('7');
    await userEvent.tab();
    const focused = document.activeElement;
    msw.use(counts(4, 5));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(texts.come({ count: 2 })));
    await expect(document.activeElement).toBe(focused);
    // Fewer are no news, and what nobody knows takes no count away.
    msw.use(fails(getAlertCounts, 503));
    document.dispatchEvent(new Event('visibilitychange'));
    msw.use(counts(1, 0));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('1')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.come({ count: 2 }));
  },
});

/** Nobody waits: no mark. */
export const Nobody = meta.story({
  beforeEach: ({ msw }) => msw.use(backend({ world: emptyClinic() })),
  play: async ({ canvas }) => {
    await expect(entry(canvas)).not.toHaveAccessibleDescription();
  },
});

/** On a phone the button of the menu has the mark. */
export const Phone = meta.story({
  tags: ['w390'],
  beforeEach: ({ msw }) => msw.use(counts(3, 4)),
});

/** While it is on its way there is no mark, and no sign that it comes. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(hangs(getAlertCounts)),
  play: async ({ canvas }) => {
    await expect(entry(canvas)).toBeVisible();
    await expect(entry(canvas)).not.toHaveAccessibleDescription();
  },
});

/** Behaviour 1a, 503 and no line: what is not known is no mark, and the page stands. */
export const NotKnown = meta.story({
  tags: ['failed', 'offline', 'network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(getAlertCounts, 503)),
  play: async ({ canvas, msw }) => {
    await waitFor(() => expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 503'));
    await expect(entry(canvas)).not.toHaveAccessibleDescription();
    msw.use(offline(getAlertCounts));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(seen.log).toHaveBeenCalledWith('HTTP error! status: 0'));
    await expect(entry(canvas)).not.toHaveAccessibleDescription();
  },
});
