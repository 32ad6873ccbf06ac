import preview from '@rpm/storybook/preview.tsx';
import { Ban, CircleAlert, CircleCheck, Clock3, Diamond, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { StatePill } from './StatePill.tsx';

const meta = preview.meta({
  title: 'Components/Data/StatePill',
  component: StatePill,
  args: { tone: 'green' as const, icon: CircleCheck, children: 'Connected' },
});

const all = [
  { tone: 'blue', icon: Clock3, word: 'Requested' },
  { tone: 'green', icon: CircleCheck, word: 'Connected' },
  { tone: 'grey', icon: Ban, word: 'Disconnected' },
  { tone: 'yellow', icon: Diamond, word: 'Waiting for You' },
  { tone: 'warning', icon: TriangleAlert, word: 'Expires Soon' },
  { tone: 'danger', icon: CircleAlert, word: 'Failed' },
] as const;

/** As in lists of the clinic. */
export const Default = meta.story({});

/** As on pages of patients. */
export const ForPatients = meta.story({ args: { size: 'md' } });

/** WCAG 1.4.1: each tone has a drawing of its own beside the word. */
export const AllTones = meta.story({
  tags: ['dark'],
  render: () => (
    <div className="flex flex-wrap gap-2">
      {all.map(({ tone, icon, word }) => (
        <StatePill key={tone} tone={tone} icon={icon}>
          {word}
        </StatePill>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const drawings = all.map(({ word }) => canvas.getByText(word).querySelector('svg')?.innerHTML);
    await expect(new Set(drawings).size).toBe(all.length);
  },
});

/** Without colors the border stays. */
export const ForcedColors = meta.story({ tags: ['forced-colors'] });
