import preview from '@rpm/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../components/Card/Card.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import {
  colorGroups,
  contrastPairs,
  type MeasuredPair,
  type PlainToken,
  plainTokens,
  typeScale,
} from './tokenGroups.ts';
import { usedBy } from './usedBy.ts';

const meta = preview.meta({
  title: 'Foundations/Tokens',
  parameters: {
    docs: {
      description: {
        component: 'The values of the design, from `packages/ui/tokens.json`, with who uses each.',
      },
    },
  },
});

/**
 * Every color that a component may use, with its custom property and who uses it, read from the sources by the build. Components
 * never use a ramp or a raw value. Switch the theme: the names stay, the values change.
 */
export const Colors = meta.story({
  render: () => (
    <div className="flex flex-col gap-4">
      {colorGroups.map(([group, tokens]) => (
        <Card key={group} title={group}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
            {tokens.map(({ property, description }) => (
              <li key={property} className="flex items-center gap-3">
                <span
                  className="size-10 flex-none rounded-sm border border-line-strong forced-color-adjust-none"
                  style={{ background: `var(${property})` }}
                />
                <span className="min-w-0">
                  <b className="block font-semibold [overflow-wrap:anywhere]">{property}</b>
                  <span className="block text-caption text-fg-muted">{description}</span>
                  <span className="block text-caption text-fg-muted">{usedBy(property)}</span>
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
    await expect(usedBy('--rpm-surface-sunken')).toContain('DeviceCard');
    // A size that the style sheet takes over for a density.
    await expect(usedBy('--rpm-size-control-md')).toContain('Button');
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

const ratio = (value: number) => `${value.toFixed(2)} : 1`;

/**
 * Every pair of colors that may stand on each other, with what it must reach (WCAG 1.4.3, 1.4.11) and what it reaches in both themes,
 * measured from the tokens. The sample is that of the theme that is shown. A pair that is not here is not to be drawn.
 */
export const Contrast = meta.story({
  render: () => (
    <DataTable<MeasuredPair>
      caption="Pairs of colors"
      rows={contrastPairs}
      rowKey={(_, index) => String(index)}
      columns={[
        {
          id: 'pair',
          header: 'Color on color',
          isRowHeader: true,
          cell: ({ fg, bg }) => `${fg} on ${bg}`,
        },
        {
          id: 'sample',
          header: 'Sample',
          cell: ({ fgProperty, bgProperty }) => (
            <span
              aria-hidden="true"
              className="inline-block size-8 rounded-sm border-8 forced-color-adjust-none"
              style={{ background: `var(${fgProperty})`, borderColor: `var(${bgProperty})` }}
            />
          ),
        },
        { id: 'use', header: 'Use', cell: ({ use }) => use },
        { id: 'min', header: 'At least', align: 'end', cell: ({ min }) => `${min} : 1` },
        { id: 'light', header: 'Light', align: 'end', cell: ({ light }) => ratio(light) },
        { id: 'dark', header: 'Dark', align: 'end', cell: ({ dark }) => ratio(dark) },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(contrastPairs.length + 1));
    const row = canvas.getByRole('row', { name: /^fg\.default on surface\.canvas .*4\.5 : 1/ });
    await expect(row).toBeVisible();
  },
});

/** All that is no color and no type: lengths, corners, widths, shadows, times. The path is that of `tokens.json`, which Figma reads. */
export const Others = meta.story({
  render: () => (
    <div className="flex flex-col gap-4">
      {plainTokens.map(([group, rows]) => (
        <Card key={group} title={group} isFlush>
          <DataTable<PlainToken>
            caption={`Tokens of ${group}`}
            rows={rows}
            rowKey={({ path }) => path}
            columns={[
              { id: 'path', header: 'Token', isRowHeader: true, cell: ({ path }) => path },
              { id: 'value', header: 'Value', cell: ({ value }) => value },
              { id: 'use', header: 'Use', cell: ({ description }) => description },
              { id: 'usedBy', header: 'Used by', cell: ({ property }) => usedBy(property) },
            ]}
          />
        </Card>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^space\.4 1rem/ })).toBeVisible();
  },
});
