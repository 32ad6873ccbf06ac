/** Stands for a value that comes later, by its place among the values. No text that is kept has such a sign. */
const holeOf = (place: number) => `\0${place}\0`;

/** Writes a resource that differs from its likes in some values alone. */
export type Template = (values: readonly (string | number)[]) => string;

/**
 * A resource as JSON with holes, made once for all that look like it: most of the text of a page is the same in each entry.
 *
 * @param make the resource; it puts a hole where a value comes later, whole. Texts that come need no escape: ids and moments
 */
export function templateOf(make: (hole: (place: number) => string) => object): Template {
  const [first = '', ...rest] = JSON.stringify(make(holeOf)).split(/"\\u0000(\d+)\\u0000"/);
  const holes = rest.flatMap((place, at) =>
    at % 2 === 0 ? { place: Number(place), after: rest[at + 1] } : [],
  );
  return (values) => {
    let text = first;
    for (const { place, after } of holes) {
      const value = values[place];
      text += (typeof value === 'string' ? `"${value}"` : value) + String(after);
    }
    return text;
  };
}
