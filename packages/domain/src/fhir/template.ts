/** Stands for a value that comes later. No text that is kept has such a sign. */
const holeOf = (name: string) => `\0${name}\0`;

/** Writes a resource that differs from its likes in some values alone. */
export type Template = (values: Readonly<Record<string, string | number>>) => string;

/**
 * A resource as JSON with holes, made once for all that look like it: most of the text of a page is the same in each entry.
 *
 * @param make the resource; it puts a hole where a value comes later, whole. Texts that come need no escape: ids and moments
 */
export function templateOf(make: (hole: (name: string) => string) => object): Template {
  const [first = '', ...rest] = JSON.stringify(make(holeOf)).split(/"\\u0000(.*?)\\u0000"/);
  return (values) => {
    let text = first;
    for (let at = 0; at < rest.length; at += 2) {
      const value = values[rest[at] ?? ''];
      text += (typeof value === 'string' ? `"${value}"` : String(value)) + rest[at + 1];
    }
    return text;
  };
}
