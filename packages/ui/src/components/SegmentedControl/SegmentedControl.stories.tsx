import { dashboardWords } from '@rpm/domain/words/dashboard';
import preview from '@rpm/storybook/preview.tsx';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

/** The caller keeps what is chosen. */
function Stateful({ value, ...rest }: SegmentedControlProps<string>) {
  const [chosen, setChosen] = useState(value);
  return <SegmentedControl {...rest} value={chosen} onChange={setChosen} />;
}

const meta = preview.meta({
  title: 'Components/Inputs/SegmentedControl',
  component: SegmentedControl<string>,
  render: (args) => <Stateful {...args} />,
  args: {
    name: 'Period',
    value: 'week',
    onChange: () => {},
    options: [
      { value: 'week', label: dashboardWords.week },
      { value: 'month', label: dashboardWords.month },
      { value: 'overall', label: dashboardWords.overall },
    ],
  },
});

/** For the period of Vitals Generated (Week, Month, Overall). A press chooses. */
export const ByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: dashboardWords.month }));
    await expect(canvas.getByRole('radio', { name: dashboardWords.month })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: dashboardWords.week })).not.toBeChecked();
  },
});

/** WCAG 2.1.1: one stop of the Tab key; the arrows choose and go round. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: dashboardWords.week })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: dashboardWords.month })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: dashboardWords.overall })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: dashboardWords.overall })).toHaveFocus();
  },
});

/** WCAG 2.5.8: each segment is a whole target. */
export const TargetSize = meta.story({
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(32);
    }
  },
});

/** 320 px and behaviour 1b: segments go to a second row, right-to-left text and markup stay as they are. */
export const Stress = meta.story({
  args: {
    options: [
      { value: 'week', label: 'The last seven days' },
      { value: 'rtl', label: 'מרים בדיקה' },
      { value: 'xss', label: '<img src=x onerror=alert(1)>' },
    ],
  },
  render: (args) => (
    <div className="w-72">
      <Stateful {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
});
