/** What of a call says where it goes. */
export interface Addressed {
  path: string;
  hidesQuery: boolean;
}

/** Where a call goes: its address on its host, and the query that it carries in a header; '' when there is none. */
export function addressOf(
  { path, hidesQuery }: Addressed,
  params: unknown,
  query: unknown,
): { address: string; hidden: string } {
  const asked = queryString(query);
  const filled = fillPath(path, params);
  if (hidesQuery || asked === '') return { address: filled, hidden: asked };
  return { address: `${filled}?${asked}`, hidden: '' };
}

/** Puts values into the `:name` segments of a path, encoded. A missing value is a programming error and throws. */
export function fillPath(path: string, params: unknown = {}): string {
  const values = new Map(Object.entries(params ?? {}));
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value: unknown = values.get(name);
    if (value === undefined) throw new Error(`The path ${path} needs a value for ${name}.`);
    return encodeURIComponent(String(value));
  });
}

/** As it stands behind the question mark of an address; '' when nothing is asked. Plain ASCII, so that a header takes it too. */
function queryString(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
