import { loadWords } from '@rpm/domain/words/load';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PersonFacts } from './PersonFacts.tsx';

const facts = [
  { label: 'Date of birth', value: 'July 29, 1943' },
  { label: 'Gender', value: 'Female' },
  { label: 'Provider', value: 'Wren Q. Exampledoc' },
  { label: 'Clinic', value: 'Northside Sample Clinic' },
];
const meta = preview.meta({
  title: 'Components/Clinical/PersonFacts',
  component: PersonFacts,
  args: { label: 'Patient', name: 'Juniper Mockford', detail: 'juniper.mockford@example.test', facts },
});

/** REV-01: name, e-mail address, and what tells two people of one name apart. */
export const Patient = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Juniper Mockford' })).toBeVisible();
    const region = canvas.getByRole('region', { name: 'Patient' });
    for (const { label, value } of facts) {
      await expect(region).toHaveTextContent(`${label}${value}`);
    }
  },
});

/** What the record does not know is '—'. */
export const UnknownParts = meta.story({
  args: { name: null, detail: null, facts: [{ label: 'Date of birth', value: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(loadWords.unknown)).toHaveLength(2);
  },
});

/** Behaviour 1a: long names wrap, those from right to left leave their neighbors, code is text. */
export const StressTexts = meta.story({
  tags: ['w320'],
  args: {
    name: `מרים בדיקה ${'Wolfeschlegelstein'.repeat(8)}`,
    detail: '<img src=x onerror=alert(1)>',
    action: <Button>Change Patient</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(document.querySelector('img')).toBeNull();
  },
});
