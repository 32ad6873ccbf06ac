import { storyNow } from '@rpm/mock-server/seed';
import { enrollToBill } from '@rpm/ui/flows/enrollToBill.ts';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.tsx';
import { expectReachable } from './byHand.ts';
import { Journey } from './Journey.tsx';
import { windowHand } from './windowHand.ts';

const meta = preview.meta({
  title: 'Journeys/Enroll to bill',
  component: Journey,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' as const },
  args: { title: 'From enrollment to bill', steps: enrollToBill },
});

const noWay = () => Promise.reject(new Error('No hand can do that.'));

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];
const slow = { timeout: 30_000 };

const stepButton = ({ canvas }: Context, name: string) =>
  within(canvas.getByRole('list', { name: 'Steps' })).getByRole('button', { name: new RegExp(`^${name}`) });

/** Presses Next, and waits until the step is done and its hand is at rest. */
async function goOn(context: Context, name: string) {
  const next = await context.canvas.findByRole('button', { name: `Next: ${name}` }, slow);
  await context.userEvent.click(next);
  await isDone(context, name);
}

/** Presses the button of what happens on no page of the journey. */
async function letHappen({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }, slow));
  await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull(), slow);
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Working…' })).toBeNull(), slow);
}

async function isDone(context: Context, name: string) {
  await waitFor(() => expect(stepButton(context, name)).toHaveAccessibleName(/, done$/), slow);
  await waitFor(() => expect(context.canvas.queryByRole('button', { name: 'Working…' })).toBeNull(), slow);
  await expect(context.canvas.queryByText(/did not come to its end/)).toBeNull();
}

/** The journey to walk, by hand or by Next. It is where people begin: no step acts in their place. */
export const Walk = meta.story({});

/** Before the first step: each step says who acts, and one that comes too early names the one that is missing. */
export const Begin = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: 'Next: Enroll' }, slow);
    // A window that knows nothing of this one would have no clinic: it has a name, and is not cut off.
    const alone = canvas.getByRole('link', { name: 'Open Clinic alone' });
    await expect(alone).toHaveAttribute('target', 'journey-clinic');
    await expect(alone).not.toHaveAttribute('rel');
    await userEvent.click(stepButton(context, 'Ship'));
    await expect(stepButton(context, 'Ship')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText(/^Enroll comes first: it is not done yet/)).toBeVisible();
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await expect(stepButton(context, 'Acknowledge')).toHaveAttribute('aria-current', 'step');
  },
});

/**
 * All of it: a doctor enrolls a patient, assigns two devices with limits, reviews and places the order by Mail, prints the
 * letter, acknowledges and ships; the patient activates; a reading comes in and opens an alert, which is taken on; a note,
 * minutes, and the bill. No answer is other than the table of calls promises. (REV-01 to REV-09, RNG-04, PAY-01 to PAY-06,
 * STS-02, STS-04, STS-09, ACT-03, DDB-02, PDB-07, ROL-02, SCR-02, SCR-03, SCR-04)
 */
export const Whole = meta.story({
  play: async (context) => {
    for (const { name } of enrollToBill) {
      // By hand: what happens on no page is let happen, and then the account is there, or the reading.
      if (name === 'Activate') await letHappen(context, 'Open Her Account');
      if (name === 'Reading') {
        await letHappen(context, 'Let the Cuff Send');
        await isDone(context, name);
      } else await goOn(context, name);
      await context.userEvent.click(stepButton(context, name));
      await expect(context.canvas.getByText(/^\d+ calls, 0 unexpected$/)).toBeVisible();
    }
    await expect(context.canvas.getByRole('button', { name: 'All Done' })).toBeVisible();
    await expect(context.canvas.queryByText('Does not fit')).toBeNull();
  },
});

/**
 * All of it once more, by hand: each step on the page that Go There opens, with what can be seen and pressed in the live pane alone, and
 * ticked by what the person did. Next is never pressed. (ROL-02)
 */
export const ByHand = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: 'Next: Enroll' }, slow);
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }, slow));
    for (const step of enrollToBill) {
      const { name, actor, outside } = step;
      await canvas.findByRole('button', { name: `Next: ${name}` }, slow);
      const isOfNoPage = name === 'Reading';
      if (outside && (isOfNoPage || step.prepare)) await letHappen(context, outside.name);
      if (!isOfNoPage) {
        if (canvas.queryByRole('button', { name: 'Go There' })) await press('Go There');
        const frame = canvas.getByTitle<HTMLIFrameElement>(
          actor === 'clinic' ? 'Clinic, live' : 'Patient, live',
        );
        const pane = {
          page: frame.contentDocument as Document,
          go: () => void press('Go There'),
          reload() {
            throw new Error('Nobody can load a pane again.');
          },
        };
        await step.act(
          windowHand(pane, expectReachable),
          {
            now: () => storyNow,
            monthEnds: () => letHappen(context, outside?.name ?? ''),
            call: noWay,
            mailedCode: noWay,
          },
          {},
        );
      }
      await isDone(context, name);
    }
    await expect(canvas.getByRole('button', { name: 'All Done' })).toBeVisible();
  },
});
