import { facts } from 'virtual:source-facts';

const most = 6;

/** Which components use a token, and what else does, as the build found it in the sources. */
export function usedBy(property: string): string {
  const { components = [], elsewhere = [] } = facts.uses[property] ?? {};
  const rest = components.length - most;
  const named = rest > 1 ? [...components.slice(0, most), `${rest} more`] : components;
  const all = [...named, ...elsewhere];
  return all.length > 0 ? all.join(', ') : 'Nothing uses it by its name.';
}
