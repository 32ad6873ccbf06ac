import { clinicWords } from '@rpm/domain/words/clinic';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { HowToList } from './HowToList.tsx';

const meta = preview.meta({
  title: 'Components/Data/HowToList',
  component: HowToList,
  args: {
    steps: [
      { text: clinicWords.steps[0] },
      { text: 'Assign a device and set its reference ranges.' },
      { text: 'Confirm the order for Pickup or Mail.' },
      { text: clinicWords.steps[3] },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-104">
        <Card title="How to Use RPM">
          <Story />
        </Card>
      </div>
    ),
  ],
});

/** DDB-05: the provider's steps. */
export const Provider = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

/** PDB-05: the patient's five steps, each with a name. Look at it in patient density. */
export const Patient = meta.story({
  args: {
    steps: [
      { title: 'Open the box', text: 'Check that your device and batteries are inside.' },
      { title: 'Activate your device', text: 'Type the serial number from the label on the back.' },
      { title: 'Take a reading', text: 'Sit still for five minutes, then press Start.' },
      { title: 'Look at the result', text: 'Your reading shows here within a few minutes.' },
      { title: 'Repeat every day', text: 'Use the same time each day, as your clinic asked.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});
