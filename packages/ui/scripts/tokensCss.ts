import { cssValue, type Group, propertyName, type Token, tokensIn, typeParts } from './tokens.ts';

/** What each name of the type scale is in the two densities: [name, staff, patient]. */
const densityType = [
  ['caption', 'caption', 'body'],
  ['label', 'label', 'label'],
  ['column-head', 'column-head', 'label'],
  ['body', 'body', 'body'],
  ['button', 'body-strong', 'button'],
  ['lead', 'lead', 'lead'],
  ['h3', 'h3', 'h3'],
  ['h2', 'h2', 'h2'],
  ['h1', 'h1', 'h1'],
  ['number-md', 'number-md', 'h2'],
  ['number', 'number-lg', 'number'],
] as const;

/** Lengths that differ between the two densities: [name, staff, patient], as paths in tokens.json. */
const densityLength = [
  ['control', 'size.control-md', 'size.control-xl'],
  ['control-pad', 'space.3', 'space.4'],
  ['target', 'size.target-staff', 'size.target-patient'],
  ['icon', 'size.icon-sm', 'size.icon-lg'],
  ['nav', 'layout.nav-collapsed', 'layout.nav-collapsed-patient'],
  ['nav-open', 'layout.nav-expanded', 'layout.nav-expanded-patient'],
  ['header', 'layout.header-height', 'layout.header-height-patient'],
] as const;

/** The ring of the focus: [staff, patient]. */
const ring = ['border.focus', 'border.focus-patient'] as const;

const copiesOf = ([name, staff, patient]: readonly [string, string, string]) =>
  [staff, patient].map((path) => [propertyName(path.split('.')), `--rpm-${name}`] as const);

/** Which properties of a density take over the value of another, by that other. */
export const densityCopies: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ...Map.groupBy(
      [...densityLength, ['ring', ...ring] as const].flatMap(copiesOf),
      ([original]) => original,
    ),
  ].map(([original, pairs]) => [original, pairs.map(([, copy]) => copy)]),
);

const plainGroups = ['space', 'radius', 'size', 'layout', 'border', 'shadow', 'z'] as const;

function group(root: Group, path: string): Group {
  return path.split('.').reduce<Group>((node, key) => node[key] as Group, root);
}
const token = (root: Group, path: string) => group(root, path) as unknown as Token;

const block = (selector: string, lines: string[]) =>
  `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;

function properties(root: Group, path: string): string[] {
  return tokensIn(group(root, path)).map(
    ({ path: name, token: { $value } }) => `${propertyName(name)}: ${cssValue(root, $value)};`,
  );
}

function primitives(root: Group): string[] {
  const plain = plainGroups.flatMap((name) =>
    tokensIn(group(root, name), [name]).map(
      ({ path, token: { $value } }) => `${propertyName(path)}: ${cssValue(root, $value)};`,
    ),
  );
  const motion = tokensIn(group(root, 'motion.duration'), ['duration']).concat(
    tokensIn(group(root, 'motion.easing'), ['ease']),
  );
  return [
    ...plain,
    ...motion.map(({ path, token: { $value } }) => `${propertyName(path)}: ${cssValue(root, $value)};`),
    `--rpm-font-sans: ${cssValue(root, token(root, 'font.family.sans').$value)};`,
  ];
}

function density(root: Group, which: 'staff' | 'patient'): string[] {
  const at = which === 'staff' ? 1 : 2;
  const type = densityType.flatMap((row) => {
    const parts = typeParts(root, token(root, `type.${which}.${row[at]}`).$value);
    return Object.entries(parts).map(([part, value]) => `--rpm-text-${row[0]}-${part}: ${value};`);
  });
  const lengths = densityLength.map(
    (row) => `--rpm-${row[0]}: ${cssValue(root, token(root, row[at]).$value)};`,
  );
  return [...type, ...lengths, `--rpm-ring: ${cssValue(root, token(root, ring[at - 1] ?? ring[0]).$value)};`];
}

/** Tailwind's theme: one utility name for each semantic token, and no default palette. */
function tailwindTheme(root: Group): string[] {
  const colors = tokensIn(group(root, 'theme.light')).map(({ path }) => {
    const property = propertyName(path);
    return `${property.replace('--rpm-', '--color-')}: var(${property});`;
  });
  const textOf = (name: string, value: (part: string) => string) => [
    `--text-${name}: ${value('size')};`,
    ...['line-height', 'font-weight', 'letter-spacing'].map(
      (part) => `--text-${name}--${part}: ${value(part)};`,
    ),
  ];
  const text = densityType.flatMap(([name]) => textOf(name, (part) => `var(--rpm-text-${name}-${part})`));
  const display = tokensIn(group(root, 'type.display')).flatMap(
    ({ path: [name = ''], token: { $value } }) => {
      const parts: Record<string, string> = typeParts(root, $value);
      return textOf(`display-${name}`, (part) => parts[part] ?? '');
    },
  );
  const same = (groupName: string, tailwind: string) =>
    tokensIn(group(root, groupName)).map(
      ({ path }) =>
        `--${tailwind}-${path.join('-')}: var(--rpm-${groupName.split('.').at(-1)}-${path.join('-')});`,
    );
  return [
    '--color-*: initial;',
    '--text-*: initial;',
    '--radius-*: initial;',
    '--shadow-*: initial;',
    '--breakpoint-*: initial;',
    '--ease-*: initial;',
    '--font-*: initial;',
    ...colors,
    ...text,
    ...display,
    ...same('radius', 'radius'),
    ...same('shadow', 'shadow'),
    ...tokensIn(group(root, 'breakpoint')).map(
      ({ path: [name], token: { $value } }) => `--breakpoint-${name}: ${cssValue(root, $value)};`,
    ),
    ...tokensIn(group(root, 'motion.easing')).map(
      ({ path: [name] }) => `--ease-${name}: var(--rpm-ease-${name});`,
    ),
    ...tokensIn(group(root, 'font.weight')).map(
      ({ path: [name], token: { $value } }) => `--font-weight-${name}: ${cssValue(root, $value)};`,
    ),
    '--font-sans: var(--rpm-font-sans);',
    '--spacing: 0.25rem;',
    ...densityLength.map(([name]) => `--spacing-${name}: var(--rpm-${name});`),
  ];
}

/**
 * Writes the whole of tokens.css from tokens.json.
 *
 * @param root the parsed tokens.json
 * @throws when an alias leads nowhere
 */
export function tokensCss(root: Group): string {
  const light = ['color-scheme: light;', ...properties(root, 'theme.light')];
  const dark = ['color-scheme: dark;', ...properties(root, 'theme.dark')];
  return [
    '/* Written from tokens.json by `npm run tokens -w @rpm/ui`. Change the tokens, not this file. */',
    block(':root', primitives(root)),
    block(':root,\n[data-theme="light"]', light),
    // Paper is white: what is printed is printed in the colors of the light theme.
    `@media screen {\n${block('[data-theme="dark"]', dark)}\n}`,
    `@media screen and (prefers-color-scheme: dark) {\n${block(':root:not([data-theme])', dark)}\n}`,
    block(':root,\n[data-density="staff"]', density(root, 'staff')),
    block('[data-density="patient"]', density(root, 'patient')),
    block('@theme inline', tailwindTheme(root)),
    '',
  ].join('\n\n');
}
