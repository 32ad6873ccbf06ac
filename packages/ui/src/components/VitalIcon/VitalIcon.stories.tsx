import { vitalKinds } from '@rpm/domain';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { vitalName } from '../../hooks/names.ts';
import { VitalIcon } from './VitalIcon.tsx';

const meta = preview.meta({
  title: 'Components/Clinical/VitalIcon',
  component: VitalIcon,
  args: { kind: 'BloodPressure' as const },
});

/** DSP-07: one of the six kinds; choose another under Controls. */
export const One = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
});

/** DSP-07: an icon for each kind of vital sign, each another drawing. Always beside its name. */
export const SixKinds = meta.story({
  render: () => (
    <ul className="flex flex-wrap gap-6">
      {vitalKinds.map((kind) => (
        <li key={kind} className="flex flex-col items-center gap-2">
          <VitalIcon kind={kind} />
          {vitalName(kind)}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    const drawings = [...canvasElement.querySelectorAll('svg')].map((each) => each.innerHTML);
    await expect(new Set(drawings).size).toBe(6);
  },
});
