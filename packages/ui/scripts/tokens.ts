/** The parts of the W3C design token format (2025.10) that tokens.json uses. */
export interface Token {
  $value: unknown;
}
export type Group = { [name: string]: Group | Token };

interface Dimension {
  value: number;
  unit: string;
}
interface Color {
  hex: string;
  alpha?: number;
}
interface Shadow {
  color: Color;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}
interface Typography {
  fontSize: Dimension;
  lineHeight: number;
  fontWeight: string;
  letterSpacing: Dimension;
}

const isToken = (node: Group | Token): node is Token => '$value' in node;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All tokens below a group, in order, with the path that leads to each. Names that start with '$' are remarks. */
export function tokensIn(group: Group, path: string[] = []): { path: string[]; token: Token }[] {
  return Object.entries(group).flatMap(([name, node]) => {
    if (name.startsWith('$')) return [];
    const here = [...path, name];
    return isToken(node) ? [{ path: here, token: node }] : tokensIn(node, here);
  });
}

/**
 * Follows aliases such as `{color.petrol.700}` until a value stands there.
 *
 * @throws when an alias leads nowhere
 */
export function resolve(root: Group, value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  const path = value.slice(1, -1);
  const target = path
    .split('.')
    .reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), root);
  if (!isObject(target) || !('$value' in target)) throw new Error(`tokens.json: no token ${path}`);
  return resolve(root, target.$value);
}

/** The custom property of a token: `surface.default` is `--rpm-surface`, `space.4` is `--rpm-space-4`. */
export function propertyName(path: string[]): string {
  const short = path.at(-1) === 'default' ? path.slice(0, -1) : path;
  return `--rpm-${short.join('-')}`;
}

function colorText({ hex, alpha = 1 }: Color): string {
  if (alpha === 1) return hex.toLowerCase();
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${r} ${g} ${b} / ${alpha})`;
}
const length = ({ value, unit }: Dimension) => (value === 0 && unit !== 'ms' ? '0' : `${value}${unit}`);

/** Writes a token's value as CSS. */
export function cssValue(root: Group, raw: unknown): string {
  const value = resolve(root, raw);
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each === 'number')) return `cubic-bezier(${value.join(', ')})`;
    if (value.every((each) => typeof each === 'string')) {
      return value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
    }
    return value.map((each) => shadowText(each as Shadow)).join(', ');
  }
  if (!isObject(value)) return String(value);
  if ('hex' in value) return colorText(value as unknown as Color);
  return length(value as unknown as Dimension);
}

const shadowText = ({ offsetX, offsetY, blur, spread, color }: Shadow) =>
  [...[offsetX, offsetY, blur, spread].map(length), colorText(color)].join(' ');

/** A type style, taken apart. */
export function typeParts(root: Group, raw: unknown) {
  const { fontSize, lineHeight, fontWeight, letterSpacing } = resolve(root, raw) as Typography;
  return {
    size: length(fontSize),
    'line-height': String(lineHeight),
    'font-weight': String(resolve(root, fontWeight)),
    'letter-spacing': length(letterSpacing),
  };
}
