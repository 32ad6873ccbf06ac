import { vitalKinds } from '@rpm/domain';
import { activateWords } from '@rpm/domain/words/device';
import preview from '@rpm/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { vitalName } from '../../hooks/names.ts';
import { Button } from '../Button/Button.tsx';
import { DeviceCard } from './DeviceCard.tsx';

const meta = preview.meta({
  title: 'Components/Clinical/DeviceCard',
  component: DeviceCard,
  args: {
    kind: 'BloodPressure' as const,
    name: 'Upper Arm Monitor',
    detail: 'EX-BP120',
    headingLevel: 2 as const,
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
});

/** DDB-03: the six kinds of devices, small, for staff. */
export const Tiles = meta.story({
  render: () => (
    <ul className="grid grid-cols-3 gap-3">
      {vitalKinds.map((kind) => (
        <li key={kind}>
          <DeviceCard kind={kind} name={vitalName(kind)} detail="EX-100" />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});

/** PDB-03, STS-09: large, for patients, with the status and the one action. Look at it in patient density. */
export const WithAction = meta.story({
  args: {
    form: 'card' as const,
    detail: 'Blood Pressure, Heart Rate',
    status: 'Shipped',
    action: (
      <Button variant="primary" wide onClick={fn()}>
        {activateWords.activate}
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Upper Arm Monitor' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: activateWords.activate })).toBeVisible();
  },
});

/** STS-11: an activated device has nothing to press. */
export const Activated = meta.story({
  args: {
    form: 'card' as const,
    kind: 'Weight' as const,
    name: 'Connected Scale',
    detail: 'Weight',
    status: 'Activated',
  },
});

/** Behaviour 1a: long and right-to-left names, an unknown kind and an unknown status. */
export const StressTexts = meta.story({
  args: {
    form: 'card' as const,
    kind: null,
    name: `מד לחץ דם ${'Supercalifragilistic'.repeat(8)}`,
    detail: '<script>alert(1)</script>',
    status: 'Lost in the mail',
  },
});
