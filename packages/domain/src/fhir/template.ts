/** Stands for a value that comes later, by its place among the values. */
type Hole = (place: number) => string;

// No text that is kept has such a sign.
const textHole: Hole = (place) => `\0t${place}\0`;
const numberHole: Hole = (place) => `\0n${place}\0`;
const HOLE = /"\\u0000([tn])(\d+)\\u0000"/;

/** Writes a resource that differs from its likes in some values alone. */
export type Filled = (values: readonly (string | number)[]) => string;

/** A resource with holes. @param same the values that all have which are written now; `undefined` for those that come with each */
export type Template = (same: readonly (string | undefined)[]) => Filled;

/**
 * A resource as JSON with holes, made once for all that look like it: most of the text of a page is the same in each entry.
 *
 * @param make the resource; it puts a hole where a text or a number comes later, whole. Texts that come need no escape: ids and moments
 */
export function templateOf(make: (text: Hole, number: Hole) => object): Template {
  // In turns: what stays, the kind of the hole behind it, its place.
  const split = JSON.stringify(make(textHole, numberHole)).split(HOLE);
  const quote = (at: number) => (split[at] === 't' ? '"' : '');
  const stays = split.flatMap((text, at) => (at % 3 === 0 ? `${quote(at - 2)}${text}${quote(at + 1)}` : []));
  const places = split.flatMap((text, at) => (at % 3 === 2 ? Number(text) : []));
  return (same) => {
    const pieces: string[][] = [[stays[0] ?? '']];
    const open: number[] = [];
    for (const [at, place] of places.entries()) {
      const [known, text = ''] = [same[place], stays[at + 1]];
      if (known !== undefined) pieces.at(-1)?.push(known, text);
      else {
        open.push(place);
        pieces.push([text]);
      }
    }
    // Each a text of its own: one that is still made of others costs again wherever it is put.
    const [first = '', ...after] = pieces.map((each) => each.join(''));
    return (values) => {
      let text = first;
      for (let at = 0; at < open.length; at += 1) text += `${values[open[at] ?? 0]}${after[at]}`;
      return text;
    };
  };
}
