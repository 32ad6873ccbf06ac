import preview from '@rpm/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Card } from '../components/Card/Card.tsx';
import { colorGroups, typeScale } from './tokenGroups.ts';

const meta = preview.meta({ title: 'Foundations/Tokens', component: Card });

/**
 * Every colour that a component may use, with its custom property. Components never use a ramp or a raw value. Switch
 * the theme: the names stay, the values change.
 */
export const Colors = meta.story({
  render: () => (
    <div className="flex flex-col gap-4">
      {colorGroups.map(([group, tokens]) => (
        <Card key={group} title={group}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
            {tokens.map(({ property, description }) => (
              <li key={property} className="flex items-center gap-3">
                <span
                  className="size-10 flex-none rounded-sm border border-line-strong forced-color-adjust-none"
                  style={{ background: `var(${property})` }}
                />
                <span className="min-w-0">
                  <b className="block font-semibold [overflow-wrap:anywhere]">{property}</b>
                  <span className="text-caption text-fg-muted">{description}</span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const property = canvas.getByText('--rpm-surface-canvas').textContent ?? '';
    const value = getComputedStyle(document.documentElement).getPropertyValue(property);
    await expect(value).toMatch(/^#[0-9a-f]{6}$/);
  },
});

/**
 * Atkinson Hyperlegible Next: 0 and O, and 1, l and I differ, which matters in serial numbers. One name for each use;
 * switch the density to see its two sizes. The smallest is 13 px for staff and 18 px for patients.
 */
export const Type = meta.story({
  render: () => (
    <ul className="flex flex-col gap-4">
      {typeScale.map(([name, use]) => (
        <li key={name} className="border-line-subtle border-b pb-3">
          <span className={`block ${name}`}>142/86 mmHg, serial 0O 1lI</span>
          <span className="text-caption text-fg-muted">
            {name}: {use}
          </span>
        </li>
      ))}
    </ul>
  ),
});
