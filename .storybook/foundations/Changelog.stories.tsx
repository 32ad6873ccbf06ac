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
    // What is not in a version yet stands first.
    const versions = versionsIn(args.text ?? '');
    const made = versions.filter(({ name }, at) => at > 0 || name !== 'Next');
    await expect(made.length).toBeGreaterThan(0);
    for (const { name } of made) await expect(name).toMatch(/^\d+\.\d+\.\d+$/);
    for (const { name, components } of versions) {
      await expect(components.length).toBeGreaterThan(0);
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(canvas.getByRole('region', { name: /^DataTable, / })).toBeVisible();
  },
});
