import preview from '@rpm/storybook/preview.tsx';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { type Tab, Tabs } from './Tabs.tsx';

/** The caller keeps which tab is open. */
function Stateful({ name, tabs, selected }: { name: string; tabs: readonly Tab[]; selected: string }) {
  const [open, setOpen] = useState(selected);
  return <Tabs name={name} tabs={tabs} selected={open} onSelect={setOpen} />;
}

const meta = preview.meta({
  title: 'Components/Layout/Tabs',
  component: Tabs,
  render: (args) => <Stateful {...args} />,
  args: {
    name: 'Patient',
    selected: 'vitals',
    onSelect: () => {},
    tabs: [
      { id: 'vitals', label: 'Vitals', content: <p>Latest readings</p> },
      {
        id: 'devices',
        label: 'Devices',
        count: { shown: 3, said: '3 devices in use' },
        content: <p>Three devices</p>,
      },
      { id: 'notes', label: 'Notes', content: <p>No notes yet</p> },
    ],
  },
});

/** For several views of one thing. A press opens one; the number tells how many things are behind it. */
export const ByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Devices 3 devices in use' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Devices 3 devices in use' })).toHaveTextContent(
      'Three devices',
    );
    await expect(canvas.queryByText('Latest readings')).toBeNull();
  },
});

/** WCAG 2.1.1: one stop of the Tab key; arrows go round, Home and End to the ends, Tab into the view. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    for (const [key, name] of [
      ['{ArrowRight}', 'Devices 3 devices in use'],
      ['{End}', 'Notes'],
      ['{ArrowRight}', 'Vitals'],
      ['{ArrowLeft}', 'Notes'],
      ['{Home}', 'Vitals'],
    ] as const) {
      await userEvent.keyboard(key);
      const tab = canvas.getByRole('tab', { name });
      await expect(tab).toHaveFocus();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Vitals' })).toHaveFocus();
  },
});

/** A tab that is not there opens the first. */
export const UnknownTab = meta.story({
  args: { selected: 'billing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Vitals' })).toBeVisible();
  },
});

/** 320 px and behaviour 1b: tabs go to a second row, long words break, nothing is cut. */
export const Stress = meta.story({
  args: {
    tabs: [
      { id: 'vitals', label: 'Mockford'.repeat(25), content: <p>Long</p> },
      { id: 'rtl', label: 'מרים בדיקה', content: <p>Right to left</p> },
      {
        id: 'xss',
        label: '<img src=x onerror=alert(1)>',
        count: { shown: 1234567, said: '1234567 texts' },
        content: <p>Markup</p>,
      },
    ],
  },
  render: (args) => (
    <div className="w-72">
      <Stateful {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});
