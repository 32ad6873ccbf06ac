import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { loadWords } from '@rpm/domain/words/load';
import preview from '@rpm/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';
import { Problem } from './Problem.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { kind: 'info' as const, children: 'Your Device Status is Submitted' },
});

/** For a fact about what is on the page. Silent: it was there when the page came. */
export const Info = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your Device Status is Submitted')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** For what has been done. Announced when the speech pauses. */
export const Success = meta.story({
  args: { kind: 'success', announce: 'status', children: 'Your Device Status is Activated' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your Device Status is Activated');
  },
});

/** For something the user should do or know before going on. */
export const Warning = meta.story({
  args: { kind: 'warning', children: 'Contact your healthcare provider to reactivate this device' },
});

/** Behaviour R27: a failure stays in the page, announced at once. */
export const Danger = meta.story({
  args: { kind: 'danger', announce: 'alert', children: 'An error occurred' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred');
  },
});

const retry = fn();

/** ERR-02: the way out stands beside the message; on a narrow page, under it. */
export const WithAction = meta.story({
  args: {
    kind: 'danger',
    announce: 'alert',
    children: clinicOrderWords.loading.failed,
    action: (
      <Button size="sm" onClick={() => retry()}>
        {loadWords.retry}
      </Button>
    ),
  },
  beforeEach: () => {
    retry.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: loadWords.retry })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** 320 px: the action goes under the text and nothing is cut. */
export const Narrow = meta.story({
  args: { ...WithAction.input.args },
  decorators: [
    (Story) => (
      <div className="w-56">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
  },
});

const longWord = 'Mockford'.repeat(25);

/** Behaviour 1b: long words break, right-to-left text keeps its order, markup stays text. */
export const Stress = meta.story({
  render: () => (
    <div className="flex flex-col gap-3">
      <Banner kind="info">{longWord}</Banner>
      <Banner kind="success">מרים בדיקה</Banner>
      <Banner kind="warning">{'<img src=x onerror=alert(1)>'}</Banner>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    const text = canvas.getByText(longWord);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
});

/** Behaviour 1a: why something was not done is told at once; with nothing to tell, nothing is there. */
export const ProblemOfATask = meta.story({
  render: () => (
    <>
      <Problem>{null}</Problem>
      <Problem>You're offline. Your changes are still here.</Problem>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
});
