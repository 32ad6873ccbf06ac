import preview from '@rpm/storybook/preview.tsx';
import { useEffect, useRef, useState } from 'react';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { AlertDialog } from '../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

/** Buttons that take away themselves, or all that stands around them. */
function TakesAway({ isAnswering = false }: { isAnswering?: boolean }) {
  useKeptFocus();
  const [gone, setGone] = useState<readonly string[]>(isAnswering ? ['form'] : []);
  const takes = (name: string) => () => setGone((before) => [...before, name]);
  return (
    <div className="grid gap-4">
      {!gone.includes('card') && (
        <Card key={String(gone.includes('old'))} title="Inquiries">
          <div className="flex flex-wrap gap-2">
            {!gone.includes('row') && <Button onClick={takes('row')}>Take On</Button>}
            {gone.includes('form') ? <Field /> : <Button onClick={takes('form')}>Answer</Button>}
            <Button onClick={takes('old')}>{gone.includes('old') ? 'Stop' : 'Start'}</Button>
            <Button onClick={takes('card')}>Close All</Button>
          </div>
        </Card>
      )}
      <Button onClick={takes('nothing')}>After</Button>
      <p>Beside.</p>
    </div>
  );
}

/** Leads the focus on itself. */
function Field() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <input ref={input} aria-label="Answer" className="rounded-md border border-line-control px-3" />;
}

/** A dialog that asks before it is closed. */
function Asks() {
  useKeptFocus();
  const [isAsked, setAsked] = useState(false);
  return (
    <Dialog isOpen title="Inquiry" actions={<Button onClick={() => setAsked(true)}>Cancel</Button>}>
      <AlertDialog
        isOpen={isAsked}
        title="Discard it?"
        description="It is not saved."
        safe={{ label: 'Keep', onPress: () => setAsked(false) }}
      />
    </Dialog>
  );
}

const meta = preview.meta({ title: 'Hooks/useKeptFocus', component: TakesAway });

/** What was pressed is gone: the part around it has the focus, and Tab goes on with what comes next in it. */
export const PartAround = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take On' }));
    const part = canvas.getByRole('region', { name: 'Inquiries' });
    await waitFor(() => expect(part).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Answer' })).toHaveFocus();
    // Nobody comes to the part with Tab.
    await expect(part).not.toHaveAttribute('tabindex');
  },
});

/** The part around it is made anew, as that of a timer which starts: it stands where the other stood, and has the focus. */
export const PartMadeAnew = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByRole('region', { name: 'Inquiries' });
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Inquiries' })).toHaveFocus());
    await expect(before).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take On' })).toHaveFocus();
  },
});

/** The part around it is gone as well: the content of the page has the focus. */
export const ContentOfThePage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close All' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
  },
});

/** What leads the focus on itself comes first. */
export const LedOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    const field = canvas.getByRole('textbox', { name: 'Answer' });
    await waitFor(() => expect(field).toHaveFocus());
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(field).toHaveFocus();
  },
});

/** A press beside it has left it: when it goes then, no focus is taken. */
export const LeftBefore = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Take On' });
    button.focus();
    await userEvent.click(canvas.getByText('Beside.'));
    await expect(button).not.toHaveFocus();
    // Without the focus, as a screen reader presses it.
    button.click();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(document.body).toHaveFocus();
  },
});

/** What had the focus before the frame was there to listen, as the heading of a first page, is kept too. */
export const FromTheBeginning = meta.story({
  args: { isAnswering: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Answer' });
    await waitFor(() => expect(field).toHaveFocus());
    // Without the focus, as a screen reader presses it.
    canvas.getByRole('button', { name: 'Close All' }).click();
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

/** A dialog gives the focus back itself, also where the frames come faster than it can. */
export const DialogFirst = meta.story({
  // It lies over the whole page: on the page of documentation it has one of its own.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  render: () => <Asks />,
  play: async ({ userEvent }) => {
    const opener = await screen.findByRole('button', { name: 'Cancel' });
    await userEvent.click(opener);
    const keep = await screen.findByRole('button', { name: 'Keep' });
    await waitFor(() => expect(keep).toHaveFocus());
    spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
      queueMicrotask(() => draw(0));
      return 1;
    });
    await userEvent.click(keep);
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
