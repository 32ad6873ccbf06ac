import * as Radix from '@radix-ui/react-dialog';
import preview from '@rpm/storybook/preview.tsx';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { focusPlace } from '../../hooks/focusPlace.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Modal } from './Modal.tsx';
import { ModalFoot } from './ModalFoot.tsx';

function Opens() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Modal role="dialog" width="narrow" isOpen={isOpen} onClose={close} closesOutside>
        <div className="grid gap-2 p-6">
          <Radix.Title className="text-h2">The frame of dialogs</Radix.Title>
          <Radix.Description>Scrim, box and foot. Dialog and AlertDialog are built on it.</Radix.Description>
        </div>
        <ModalFoot>
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        </ModalFoot>
      </Modal>
    </>
  );
}

/** A row whose dialog takes it away. */
function TakesAway() {
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(true);
  return (
    <Card title="Rows">
      {isThere && <Button onClick={() => setIsOpen(true)}>Edit</Button>}
      <Modal role="dialog" width="narrow" isOpen={isOpen} onClose={() => setIsOpen(false)} closesOutside>
        <div className="grid gap-2 p-6">
          <Radix.Title className="text-h2">A row</Radix.Title>
          <Radix.Description>It goes to another list.</Radix.Description>
        </div>
        <ModalFoot>
          <Button
            variant="primary"
            onClick={() => {
              setIsThere(false);
              setIsOpen(false);
            }}
          >
            Move
          </Button>
        </ModalFoot>
      </Modal>
    </Card>
  );
}

const meta = preview.meta({ title: 'Components/Overlays/Modal', component: Modal });

/** Open: the focus is inside. Escape closes it, and the focus goes back to what opened it. */
export const Frame = meta.story({
  render: () => <Opens />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const box = await screen.findByRole('dialog', { name: 'The frame of dialogs' });
    await waitFor(() => expect(box).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const again = await screen.findByRole('dialog');
    await expect(within(again).getByRole('button', { name: 'Done' })).toBeVisible();
  },
});

/** What opened it is gone when it closes: the part of the page that it stood in has the focus. */
export const OpenerGone = meta.story({
  render: () => <TakesAway />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Rows' })).toHaveFocus());
  },
});

/** Opened by a key while a part of the page had the focus, which can have it only as long as it stays there: that part has it again. */
export const OpenedFromAPart = meta.story({
  render: () => <TakesAway />,
  play: async ({ canvas, userEvent }) => {
    const part = canvas.getByRole('region', { name: 'Rows' });
    focusPlace([part]);
    canvas.getByRole('button', { name: 'Edit' }).click();
    const box = await screen.findByRole('dialog');
    await waitFor(() => expect(box).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(part).toHaveFocus());
  },
});
