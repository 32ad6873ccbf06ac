import { facts } from 'virtual:source-facts';
import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Changelog, versionsIn } from './Changelog.tsx';

const meta = preview.meta({ title: 'Foundations/Changelog', component: Changelog, tags: ['!autodocs'] });

/** What changed of each component, by version, from `packages/ui/CHANGELOG.md`. */
export const OfComponents = meta.story({
  tags: ['w390', 'dark'],
  args: { text: facts.changelog },
  play: async ({ canvas, args }) => {
    const [newest] = versionsIn(args.text ?? '');
    await expect(newest?.name).toMatch(/^\d+\.\d+\.\d+$/);
    await expect(newest?.components.length).toBeGreaterThan(0);
    await expect(canvas.getByRole('heading', { level: 2, name: newest?.name ?? '' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'DataTable' })).toBeVisible();
  },
});
