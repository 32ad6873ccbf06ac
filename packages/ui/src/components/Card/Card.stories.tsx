import { clinicWords } from '@rpm/domain/words/clinic';
import preview from '@rpm/storybook/preview.tsx';
import { asPrinted } from '@rpm/storybook/views.ts';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Card',
  component: Card,
  args: { title: clinicWords.devices, children: 'Six devices can be assigned.' },
});

/** For a piece of the page with one subject. Its title names the region. */
export const WithTitle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: clinicWords.devices })).toBeVisible();
  },
});

/** A note beside the title, actions at the end, a remark at the foot. */
export const WithEverything = meta.story({
  args: {
    note: 'This week',
    actions: (
      <Button variant="ghost" size="sm" onClick={fn()}>
        Assign Device
      </Button>
    ),
    footer: 'Updated at 8:12 AM',
  },
});

/** A long title and its action wrap instead of pushing each other out. */
export const LongTitle = meta.story({
  args: {
    title: 'Readings of patients whose devices were activated '.repeat(4),
    actions: <Button>Open</Button>,
  },
});

/** On paper the head stays with what it is the head of: it is not the last of a sheet. */
export const OnPaper = meta.story({
  tags: ['paper'],
  beforeEach: asPrinted,
  play: async ({ canvas }) => {
    const head = canvas.getByRole('heading', { name: clinicWords.devices }).parentElement;
    await expect(getComputedStyle(head ?? document.body).breakAfter).toBe('avoid');
  },
});

/** Without a title it is a plain box. */
export const Plain = meta.story({ render: () => <Card>Only content</Card> });
