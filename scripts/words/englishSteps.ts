import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import type { Sentence, Text } from './sentences.ts';

/** A look at a page by what it says: `getByText`, `findAllByLabelText` … */
const byText = /By(Text|LabelText|Title|PlaceholderText|AltText|DisplayValue)$/;
/** An expectation of what it says. */
const saysText = /^toHave(TextContent|AccessibleName|AccessibleDescription)$/;
const month = /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d/;

type Call = Parameters<NonNullable<VisitorObject['CallExpression']>>[0];
type Node = Call['arguments'][number];

/** What a step looks for. */
type Looked = { start: number; text: string } | { start: number; pattern: RegExp };

/** A sentence that is another one in Spanish. */
interface Known {
  key: string;
  english: string;
  /** Finds it with whatever it was told. `null`: it is told nothing. */
  told: RegExp | null;
  /** How many letters are its own. */
  letters: number;
  spanish: readonly string[];
}

const formsOf = (text: Text | null): readonly string[] =>
  text === null ? [] : typeof text === 'string' ? [text] : Object.values(text);
const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** At least so many letters of a sentence are its own where it is told something, or 'Connected Scale' is one. */
const ownLetters = 10;

function known(sentences: readonly Sentence[]): Known[] {
  return sentences.flatMap(({ key, english, translation }) => {
    const spanish = formsOf(translation);
    return formsOf(english)
      .filter((each) => !spanish.includes(each))
      .map((each): Known => {
        const parts = each.split(/\{\w+\}/);
        const letters = parts.join('').replace(/\P{L}/gu, '').length;
        const told = parts.length > 1 ? new RegExp(`^${parts.map(plain).join('.+')}$`) : null;
        return { key, english: each, told, letters, spanish };
      });
  });
}

function lookedFor(node: Node | undefined): Looked[] {
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return [{ start: node.start, text: node.quasis[0]?.value.cooked ?? '' }];
  if (node?.type !== 'Literal') return [];
  if (typeof node.value === 'string') return [{ start: node.start, text: node.value }];
  if (!('regex' in node)) return [];
  const { pattern, flags } = node.regex;
  return [{ start: node.start, pattern: new RegExp(pattern, flags.replace('g', '')) }];
}

function lookedForBy({ callee, arguments: given }: Call): Looked[] {
  const name =
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
  const [first, second] = given;
  if (byText.test(name) || saysText.test(name)) return lookedFor(first);
  if (!/ByRole$/.test(name) || second?.type !== 'ObjectExpression') return [];
  return second.properties.flatMap((each) =>
    each.type === 'Property' && each.key.type === 'Identifier' && /^(name|description)$/.test(each.key.name)
      ? lookedFor(each.value as Node)
      : [],
  );
}

/** A file of stories, or of what their steps share: its path from the root, and its text. */
interface Source {
  path: string;
  text: string;
}

/** What its steps look for, and whatever else is typed in it. */
function readSteps({ path, text }: Source): { looked: Looked[]; data: string[] } {
  const looked: Looked[] = [];
  const typed: { start: number; text: string }[] = [];
  new Visitor({
    CallExpression: (call) => void looked.push(...lookedForBy(call)),
    // Steps that are the same for several texts.
    ForOfStatement: ({ right }) => {
      if (right.type !== 'ArrayExpression') return;
      for (const each of right.elements) if (each) looked.push(...lookedFor(each));
    },
    Literal: ({ start, value }) => {
      if (typeof value === 'string') typed.push({ start, text: value });
    },
    TemplateElement: ({ start, value }) => void typed.push({ start, text: value.cooked ?? '' }),
    JSXText: ({ start, value }) => void typed.push({ start, text: value.trim() }),
  }).visit(parseSync(path, text).program);
  const steps = new Set(looked.map(({ start }) => start));
  return { looked, data: typed.filter(({ start }) => !steps.has(start)).map((each) => each.text) };
}

/**
 * Finds steps of stories that look for a whole sentence of the words in English, or for a day as only English writes it: they do
 * not play in Spanish. What a story has put on the page itself, and so says elsewhere, is data.
 *
 * @returns tells of a file what was found in it, a line for each
 */
export function englishSteps(sentences: readonly Sentence[]): (source: Source) => string[] {
  const all = known(sentences);
  return (source) => {
    const { looked, data } = readSteps(source);
    return looked.flatMap((each) => {
      const key = 'text' in each ? keyOf(each.text, all, data) : keyOfPattern(each.pattern, all, data);
      if (key === null) return [];
      const line = source.text.slice(0, each.start).split('\n').length;
      const said = 'text' in each ? JSON.stringify(each.text) : String(each.pattern);
      return [`${source.path}:${line}: a step looks for ${said}, as only an English page says it: ${key}.`];
    });
  };
}

/** What stands for a day where a key of the words is told. */
const days = 'dayInWords of sentence.ts';

function keyOf(text: string, all: readonly Known[], data: readonly string[]): string | null {
  if (data.some((each) => each.includes(text))) return null;
  const day = month.exec(text)?.[0];
  if (day && !data.some((each) => each.includes(day))) return days;
  const found = all.find(({ english, told, letters }) =>
    told ? letters >= ownLetters && told.test(text) : english === text,
  );
  return found?.key ?? null;
}

function keyOfPattern(pattern: RegExp, all: readonly Known[], data: readonly string[]): string | null {
  const { source } = pattern;
  if (month.test(source)) return days;
  if (!/\p{L}{4}/u.test(source.replace(/\\\w/g, '')) || data.some((each) => pattern.test(each))) return null;
  return (
    all.find(({ english, spanish }) => pattern.test(english) && !spanish.some((each) => pattern.test(each)))
      ?.key ?? null
  );
}
