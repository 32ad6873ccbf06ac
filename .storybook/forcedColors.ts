import { asIfMedia } from './views.ts';

/** The system's color in place of a token's, by the end or the beginning of its name; the first that fits counts. Empty: it stays. */
const systemColors: readonly (readonly [name: RegExp, color: string])[] = [
  [/-scrim$|-illustration-/, ''],
  [/-fg-disabled$/, 'GrayText'],
  [/-fg-link(-|$)/, 'LinkText'],
  [/-focus-gap$/, 'Canvas'],
  [/-focus-ring/, 'Highlight'],
  [/^--rpm-(fg|line)(-|$)|-(fg|line|icon|mark|text|axis)$|-on-/, 'CanvasText'],
  [/./, 'Canvas'],
];

let sheet: CSSStyleSheet | null = null;

/** Our colors and shadows with their values, as the theme that is shown has them. */
function tokens(): [name: string, value: string][] {
  const names = new Set(
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].flatMap((rule) =>
        rule instanceof CSSStyleRule && rule.selectorText.includes(':root')
          ? [...rule.style].filter((each) => each.startsWith('--rpm-'))
          : [],
      ),
    ),
  );
  const root = getComputedStyle(document.documentElement);
  return [...names]
    .map((name): [string, string] => [name, root.getPropertyValue(name).trim()])
    .filter(([name, value]) => name.startsWith('--rpm-shadow') || CSS.supports('color', value));
}

function forcedValue(name: string): string {
  if (name.startsWith('--rpm-shadow')) return '0 0 transparent';
  return systemColors.find(([each]) => each.test(name))?.[1] ?? '';
}

const declared = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([name, value]) => `${name}: ${value};`).join(' ');

/**
 * Draws the page as a browser does whose reader has forced the colors of the system: every color of ours is one of the system's,
 * without shadows, and what stands under `forced-colors` counts. No page can ask for the real thing. Drawings keep their colors
 * there, their text does not, and what is marked so is left alone.
 */
export function forceColors(isForced: boolean): void {
  asIfMedia('(forced-colors: active)', isForced);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  if (!isForced) return;
  const own = tokens();
  const forced = own.map(([name]) => [name, forcedValue(name)] as const).filter(([, value]) => value);
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :root[data-theme], :root[data-theme] svg text { ${declared(forced)} }
    :root svg, :root .forced-color-adjust-none { ${declared(own)} }
    :root :any-link:not(.forced-color-adjust-none, .forced-color-adjust-none *) { color: LinkText; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
