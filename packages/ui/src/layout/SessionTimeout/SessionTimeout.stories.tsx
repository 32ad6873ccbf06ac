import { endpoints } from '@rpm/api-client';
import { timeoutWords } from '@rpm/domain/words/frame';
import { rangeWords } from '@rpm/domain/words/range';
import { vitalWords } from '@rpm/domain/words/vital';
import { backend, fails, hangs, offline, storySession } from '@rpm/mock-server/msw';
import { setClockAfter } from '@rpm/storybook/clock.ts';
import { failures } from '@rpm/storybook/failures.ts';
import preview from '@rpm/storybook/preview.tsx';
import { bodiesTo, seen } from '@rpm/storybook/seen.ts';
import { sentence } from '@rpm/storybook/sentence.ts';
import { textAt200 } from '@rpm/storybook/views.ts';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { DoctorDashboardScreen } from '../../screens/doctor-dashboard/DoctorDashboardScreen.tsx';
import { SessionTimeout } from './SessionTimeout.tsx';

const meta = preview.meta({
  title: 'Layout/Session timeout',
  component: SessionTimeout,
  // It lies over the whole page: on the page of documentation each story has one of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
  args: { onEnded: fn(), onUser: fn() },
  render: (args) => (
    <>
      <label className="flex gap-2 p-8">
        Note <input className="border border-line-control" />
      </label>
      <SessionTimeout {...args} />
    </>
  ),
  beforeEach: ({ msw }) => msw.use(backend()),
});

/** Lets time pass without a sign of activity, as in sleep, and wakes the page up. */
function idleFor(seconds: number) {
  setClockAfter(seconds);
  window.dispatchEvent(new Event('focus'));
}
const page = () => within(document.body);
const warning = () => page().findByRole('alertdialog', { name: timeoutWords.title });
const notice = timeoutWords.notice;

/** SES-02: the warning of the mock-up, over a clinic's work, ten seconds before the log-off. The focus is on the way to stay. */
export const Warning = meta.story({
  parameters: { page: { path: '/doctor-dashboard', isSignedIn: true } },
  // The frame of a page behind the guard watches over the session by itself.
  render: () => <DoctorDashboardScreen />,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('cell');
    idleFor(290);
    const dialog = within(await warning());
    await waitFor(() => expect(dialog.getByRole('button', { name: timeoutWords.keep })).toHaveFocus());
    const [sentence] = dialog.getAllByText(timeoutWords.left({ count: 10 }));
    await waitFor(() => expect(sentence).toBeVisible());
    const back = textAt200();
    const box = await warning();
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    back();
  },
});

/** Behaviour R5: from 270 seconds a polite notice, which a key dismisses. At 269 there is none. */
export const Notice = meta.story({
  tags: ['w390'],
  play: async ({ canvas, userEvent }) => {
    idleFor(269);
    await expect(canvas.queryByText(notice)).toBeNull();
    idleFor(270);
    await expect(await canvas.findByText(notice)).toBeVisible();
    await expect(canvas.getByText(notice).closest('[role=status]')).toHaveAttribute('aria-live', 'polite');
    await userEvent.keyboard('x');
    await waitFor(() => expect(canvas.queryByText(notice)).toBeNull());
    idleFor(270 + 269);
    await expect(canvas.queryByText(notice)).toBeNull();
  },
});

/** SES-03: 'Keep Me Logged In' begins the 300 seconds anew and tells the server, which says who the user is by now (F1). */
export const KeepsTheSession = meta.story({
  play: async ({ args, userEvent }) => {
    idleFor(292);
    await userEvent.click(within(await warning()).getByRole('button', { name: timeoutWords.keep }));
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await expect(bodiesTo(endpoints.keepAlive)).toHaveLength(1);
    await waitFor(() => expect(args.onUser).toHaveBeenCalledOnce());
    const { userId, clinicName, firstName, middleName, lastName } = storySession('provider').user;
    await expect(args.onUser).toHaveBeenCalledWith({ userId, clinicName, firstName, middleName, lastName });
    idleFor(292 + 289);
    await expect(page().queryByRole('alertdialog')).toBeNull();
    idleFor(292 + 300);
    await waitFor(() => expect(args.onEnded).toHaveBeenCalledOnce());
  },
});

/**
 * Behaviour 1b: whatever becomes of the keep-alive, the dialog closes on the click and the time begins anew; what the
 * server has not heard it is told once more. An answer that cannot be read changes nothing.
 */
export const KeepAliveIsLost = meta.story({
  tags: ['network-fault'],
  play: async ({ args, msw, userEvent }) => {
    const { keepAlive } = endpoints;
    let now = 0;
    for (const failure of [
      hangs(keepAlive),
      ...failures(keepAlive),
      fails(keepAlive, 403),
      offline(keepAlive),
    ]) {
      const before = bodiesTo(keepAlive).length;
      msw.use(failure);
      now += 292;
      idleFor(now);
      const dialog = within(await warning());
      await userEvent.dblClick(dialog.getByRole('button', { name: timeoutWords.keep }));
      await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
      await expect(bodiesTo(keepAlive)).toHaveLength(before + 1);
    }
    await waitFor(() => expect(bodiesTo(keepAlive)).toHaveLength(9), { timeout: 6000 });
    await expect(args.onEnded).not.toHaveBeenCalled();
  },
});

/** Behaviour 1b, 401: the server has ended the session; it ends here at once, and the server is not told again. */
export const KeepAliveRefused = meta.story({
  tags: ['network-fault'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.keepAlive, 401)),
  play: async ({ userEvent }) => {
    idleFor(292);
    await userEvent.click(within(await warning()).getByRole('button', { name: timeoutWords.keep }));
    await waitFor(() => expect(seen.sessionEnded).toHaveBeenCalledOnce());
    await expect(bodiesTo(endpoints.keepAlive)).toHaveLength(1);
  },
});

/**
 * SES-01, behaviour R6: whatever a user does counts, by any means. A screen reader or a switch may send neither mouse nor
 * key: scrolling, the wheel and the focus count as well.
 */
export const AnySignOfActivity = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    const signs: Record<string, () => void> = {
      mouse: () => field.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
      press: () => field.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
      touch: () => field.dispatchEvent(new Event('touchstart', { bubbles: true })),
      key: () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true })),
      wheel: () => field.dispatchEvent(new WheelEvent('wheel', { bubbles: true })),
      // It does not bubble from a part of the page that scrolls by itself.
      scroll: () => field.dispatchEvent(new Event('scroll')),
      focus: () => field.focus(),
      input: () => field.dispatchEvent(new InputEvent('input', { bubbles: true })),
    };
    let now = 0;
    for (const [name, give] of Object.entries(signs)) {
      field.blur();
      now += 275;
      idleFor(now);
      await expect(await canvas.findByText(notice), `before ${name}`).toBeVisible();
      give();
      await waitFor(() => expect(canvas.queryByText(notice), `after ${name}`).toBeNull());
    }
    await expect(args.onEnded).not.toHaveBeenCalled();
  },
});

/** SES-01: while the warning is shown a mere movement does not dismiss it, or it would vanish under the hand. */
export const MovementDoesNotDismiss = meta.story({
  play: async ({ userEvent }) => {
    idleFor(291);
    const dialog = await warning();
    await userEvent.hover(dialog);
    await userEvent.keyboard('{Tab}');
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
  },
});

/** SES-04: the session ends at 300 seconds, once, and after sleep at the first sign of life. */
export const Ends = meta.story({
  play: async ({ args, userEvent }) => {
    setClockAfter(3600);
    await userEvent.keyboard('x');
    await waitFor(() => expect(args.onEnded).toHaveBeenCalledOnce());
    await userEvent.keyboard('x');
    idleFor(7200);
    await expect(args.onEnded).toHaveBeenCalledOnce();
  },
});

/** SES-02, SES-04: the countdown runs down by itself and the session ends. */
export const CountsDown = meta.story({
  args: { times: { notice: 0.1, warning: 0.2, logout: 2.2 } },
  play: async ({ args }) => {
    const dialog = within(await warning());
    await expect(
      (await dialog.findAllByText(sentence(timeoutWords.left({ count: 1 })))).length,
    ).toBeGreaterThan(0);
    await waitFor(() => expect(args.onEnded).toHaveBeenCalledOnce());
  },
});

/** Behaviour 1c: the warning is closed in all tabs together. */
export const OtherTabIsActive = meta.story({
  play: async () => {
    idleFor(290);
    await warning();
    const otherTab = new BroadcastChannel('rpm.activity');
    otherTab.postMessage('active');
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    otherTab.close();
  },
});

/** Behaviour R9: the warning lies over a dialog that is open, has the focus, and gives it back. */
export const OverADialog = meta.story({
  render: (args) => (
    <>
      <Dialog isOpen onClose={() => {}} title={rangeWords.title({ vital: vitalWords.kinds.BloodPressure })}>
        <label>
          {rangeWords.fields.criticalMin} <input className="border border-line-control" />
        </label>
      </Dialog>
      <SessionTimeout {...args} />
    </>
  ),
  play: async ({ userEvent }) => {
    const field = await page().findByLabelText(rangeWords.fields.criticalMin);
    await userEvent.type(field, '85');
    idleFor(291);
    const keep = within(await warning()).getByRole('button', { name: timeoutWords.keep });
    // The dialog below lets go of the pointer a moment after the warning is there.
    await waitFor(() => expect(getComputedStyle(keep).pointerEvents).not.toBe('none'));
    await userEvent.click(keep);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('85');
    await expect(page().getByRole('dialog')).toBeVisible();
  },
});

/** Behaviour R8: while nobody sees the page it is covered. */
export const CoveredWhileHidden = meta.story({
  play: async () => {
    const root = document.documentElement;
    await waitFor(() => {
      // The browser keeps the page, as it does for the way back: what serves the stories stays too.
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      return expect(getComputedStyle(document.body).visibility).toBe('hidden');
    });
    window.dispatchEvent(new Event('pageshow'));
    await waitFor(() => expect(root).not.toHaveAttribute('data-covered'));
    await expect(getComputedStyle(document.body).visibility).toBe('visible');
  },
});
