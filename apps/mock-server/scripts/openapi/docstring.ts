/** What a docstring says, as a reader of the API gets it. */
export interface Documented {
  /** The first sentence, without its full stop. */
  summary: string;
  /** The whole text. */
  description: string;
  /** The ids that it names with `@see`: 'ORD-15', 'R7'. A span such as 'API-01 to API-03' is written out. */
  requirements: string[];
}

/** A docstring's text from between its marks, without the stars and line breaks of the source. */
const textOf = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const SEE = /@see ([^@]*)/g;
const ID = /\b([A-Z]{2,4}-)(\d{2,})(?: to (?:\1)?(\d{2,}))?\b|\bR\d+\b/g;

/**
 * Reads a docstring.
 *
 * @param comment what stands between the opening and the closing mark
 */
export function readDocstring(comment: string): Documented {
  const text = textOf(comment);
  const seen = [...text.matchAll(SEE)].map(([, what = '']) => what.trim());
  const requirements = seen.flatMap((what) => [...what.matchAll(ID)].flatMap(idsOf));
  const description = text.replace(SEE, '').trim();
  const [summary = ''] = /^.*?[.:](?= |$)|^.*$/.exec(description) ?? [];
  return { summary: summary.replace(/[.:]$/, ''), description, requirements: [...new Set(requirements)] };
}

function idsOf([id, topic, first, last]: RegExpMatchArray): string[] {
  if (topic === undefined || first === undefined || last === undefined) return [id];
  const count = Number(last) - Number(first) + 1;
  return Array.from(
    { length: count },
    (_, at) => `${topic}${String(Number(first) + at).padStart(first.length, '0')}`,
  );
}
