import { vitalKinds } from '@rpm/domain';
import { activationWords } from '@rpm/domain/words/activation';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { WherePicture } from './WherePicture.tsx';

const meta = preview.meta({ title: 'Parts/Serial number picture', component: WherePicture });

/** ACT-01, design v4: the back of each kind of device, and the label alone. */
export const EveryKind = meta.story({
  tags: ['w320', 'dark', 'forced-colors'],
  args: { kind: null },
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      {[...vitalKinds, null].map((kind) => (
        <WherePicture key={kind} kind={kind} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const kind of vitalKinds) {
      await expect(await canvas.findByRole('img', { name: activationWords.where[kind] })).toBeVisible();
    }
    await expect(canvas.getByRole('img', { name: activationWords.whereAny })).toBeVisible();
  },
});
