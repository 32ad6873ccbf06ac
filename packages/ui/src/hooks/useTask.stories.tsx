import { ApiError } from '@rpm/api-client';
import { loadWords } from '@rpm/domain/words/load';
import { rangeWords } from '@rpm/domain/words/range';
import { taskWords } from '@rpm/domain/words/task';
import { setOnline } from '@rpm/storybook/network.ts';
import preview from '@rpm/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { useTask } from './useTask.ts';

interface WriterProps {
  /** What is done; the story decides what becomes of it. */
  act: () => Promise<unknown>;
}

function SaveButton({ act }: WriterProps) {
  const { run, isBusy, problem } = useTask({ name: 'Profile', call: act, says: { done: 'Saved.' } });
  return (
    <div className="flex flex-col items-start gap-3">
      {problem && (
        <Banner kind="danger" announce="alert">
          {problem}
        </Banner>
      )}
      <Button variant="primary" busy={isBusy ? rangeWords.busy : undefined} onClick={() => void run()}>
        Save
      </Button>
    </div>
  );
}

/** A screen with a form that can be left while it is being saved. */
function Writer({ act }: WriterProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <div className="flex flex-col items-start gap-3">
      {isOpen && <SaveButton act={act} />}
      <Button onClick={() => setOpen(false)}>Leave</Button>
    </div>
  );
}

const act = fn<WriterProps['act']>();

const meta = preview.meta({
  title: 'Components/Feedback/Task',
  component: Writer,
  args: { act },
  beforeEach: () => {
    act.mockReset();
  },
});

const failed = taskWords.failed;
const unconfirmed = taskWords.unconfirmed;
const refused = (status: number, body?: unknown) => () =>
  Promise.reject(new ApiError('status', status, body));

/** What can be thrown, and what is said of it; `null` where something else tells. */
const thrown: readonly (readonly [WriterProps['act'], string | null])[] = [
  [refused(400, { message: 'a rule' }), failed],
  [refused(401), null],
  [refused(403), loadWords.forbidden],
  [refused(404), failed],
  [refused(409, { message: 'Somebody else was faster.' }), 'Somebody else was faster.'],
  [refused(409), failed],
  [refused(429, { message: 'Wait 1 minute.' }), 'Wait 1 minute.'],
  [refused(500, { message: 'a stack' }), failed],
  [refused(504), unconfirmed],
  [() => Promise.reject(new ApiError('network', 0)), failed],
  [() => Promise.reject(new ApiError('timeout', 0)), unconfirmed],
  [() => Promise.reject(new ApiError('malformed', 200)), unconfirmed],
  [() => Promise.reject(new TypeError('x is not a function')), failed],
  [() => Promise.reject('a text'), failed],
  [() => Promise.reject(undefined), failed],
  [
    () => {
      throw new Error('before anything was promised');
    },
    failed,
  ],
  [
    () => {
      throw undefined;
    },
    failed,
  ],
];

/** Behaviour 1a: whatever is thrown, the button comes to rest, the same cause has the same sentence, and a next try can work. */
export const ThrowsEverything = meta.story({
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    for (const [doIt, text] of thrown) {
      act.mockImplementationOnce(doIt);
      const before = act.mock.calls.length;
      await userEvent.click(save);
      await waitFor(() => expect(act).toHaveBeenCalledTimes(before + 1));
      await waitFor(() => expect(canvas.queryByRole('alert')?.textContent ?? null).toBe(text));
      await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    }
    act.mockResolvedValueOnce('done');
    await userEvent.click(save);
    await expect(await screen.findByText('Saved.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Behaviour 1c, duplicate: two presses do it once. */
export const OnceAtATime = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    act.mockReturnValueOnce(promise);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('button', { name: rangeWords.busy })).toHaveAttribute('aria-busy', 'true');
    await expect(act).toHaveBeenCalledOnce();
    resolve();
    await expect(await screen.findByText('Saved.')).toBeVisible();
  },
});

/** Behaviour 1a, offline: said at once, and nothing is sent. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    const restore = setOnline(false);
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(taskWords.offline);
      await expect(act).not.toHaveBeenCalled();
    } finally {
      restore();
    }
  },
});

/** Behaviour 1a, unmount: who has left is told what failed, with what it was about, for the sentence alone would not say. */
export const FailsAfterLeaving = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { promise, reject } = Promise.withResolvers<void>();
    act.mockReturnValueOnce(promise);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    reject(new ApiError('timeout', 0));
    await expect(await screen.findByText(`Profile: ${unconfirmed}`)).toBeVisible();
  },
});

/** Behaviour 1a, unmount: and that it was done. */
export const DoneAfterLeaving = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    act.mockReturnValueOnce(promise);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    resolve();
    await expect(await screen.findByText('Saved.')).toBeVisible();
  },
});
