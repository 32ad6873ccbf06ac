import { pagesWords } from '@rpm/domain/words/frame';
import { Button } from '@rpm/ui/components/Button/Button.tsx';
import { type ReactNode, useState } from 'react';
import { type userEvent as hands, within } from 'storybook/test';

const { next: away, previous: back } = pagesWords;

/** A page that one leaves and comes back to, as by the menu: it is another one each time. */
export function LeftAndOpened({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && children}
      <Button onClick={() => setOpen(!isOpen)}>{isOpen ? away : back}</Button>
    </>
  );
}

/** Leaves the page, and opens it again. */
export async function leaveAndOpen(userEvent: Pick<typeof hands, 'click'>): Promise<void> {
  const page = within(document.body);
  await userEvent.click(page.getByRole('button', { name: away }));
  await userEvent.click(await page.findByRole('button', { name: back }));
}
