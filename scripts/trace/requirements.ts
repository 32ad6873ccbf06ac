/** A sentence of what the product must do. */
export interface Requirement {
  id: string;
  sentence: string;
  /** The heading that it stands under, without its prefix. */
  group: string;
}

const HEADING = /^## (?:[A-Z]{3} · )?(.+)$/;
const ITEM = /^- ([A-Z]{3}-\d{2}) (.+)$/;

/**
 * The requirements in the text of `docs/requirements.md`, in their order.
 *
 * @throws Error for an id that stands there twice, and for a text without any
 */
export function requirementsIn(text: string): Requirement[] {
  const all: Requirement[] = [];
  let group = '';
  for (const line of text.split('\n')) {
    group = HEADING.exec(line)?.[1] ?? group;
    const [, id, sentence] = ITEM.exec(line) ?? [];
    if (id === undefined || sentence === undefined) continue;
    if (all.some((each) => each.id === id)) throw new Error(`${id} stands in the requirements twice.`);
    all.push({ id, sentence, group });
  }
  if (all.length === 0) throw new Error('There are no requirements.');
  return all;
}

const ID = /\b([A-Z]{3})-(\d{2})\b(?: (?:to|through) \1-(\d{2})\b)?/g;

/** The ids that a text names; 'RTE-02 to RTE-04' names three. Each once, in the order in which they stand there. */
export function idsIn(text: string): string[] {
  const named = [...text.matchAll(ID)].flatMap(([, prefix = '', first = '', last = first]) =>
    Array.from(
      { length: Math.max(Number(last) - Number(first) + 1, 1) },
      (_, at) => `${prefix}-${String(Number(first) + at).padStart(2, '0')}`,
    ),
  );
  return [...new Set(named)];
}
