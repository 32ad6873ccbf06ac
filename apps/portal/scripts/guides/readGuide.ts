import { lexer, type Token, type Tokens } from 'marked';

/** A stretch of text in one weight. */
export interface Run {
  text: string;
  isStrong: boolean;
}
/** What a guide is made of. `level` of a heading is 2 or 3. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph' | 'note'; runs: Run[] }
  | { kind: 'list'; isOrdered: boolean; items: Run[][] }
  | { kind: 'picture'; file: string; alternative: string; caption: string };

export interface Guide {
  title: string;
  subtitle: string;
  /** As `Version 1.0, November 21, 2026`. */
  version: string;
  blocks: Block[];
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

function runsOf(tokens: Token[] = [], isStrong = false): Run[] {
  return tokens.flatMap((token): Run[] => {
    if (token.type === 'strong') return runsOf(token.tokens, true);
    if (token.type === 'text' && 'tokens' in token && token.tokens) return runsOf(token.tokens, isStrong);
    if (token.type === 'text' || token.type === 'escape') return [{ text: plain(token.text), isStrong }];
    throw new Error(`A guide cannot be set with inline Markdown of the kind '${token.type}': ${token.raw}`);
  });
}

/** The text of a list item or a note: its first paragraph. More would be lost, and is refused. */
function onlyParagraph(tokens: Token[], raw: string): Run[] {
  const [first, ...more] = tokens.filter(({ type }) => type !== 'space');
  if (!first || more.length > 0 || !('tokens' in first)) {
    throw new Error(`An item or a note of a guide is one paragraph: ${raw}`);
  }
  return runsOf(first.tokens);
}

function blockOf(token: Token): Block {
  switch (token.type) {
    case 'heading':
      return { kind: 'heading', level: (token as Tokens.Heading).depth, text: plain(token.text) };
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return {
        kind: 'list',
        isOrdered: ordered,
        items: items.map(({ tokens, raw }) => onlyParagraph(tokens, raw)),
      };
    }
    case 'blockquote':
      return { kind: 'note', runs: onlyParagraph(token.tokens ?? [], token.raw) };
    case 'paragraph': {
      const [only] = token.tokens ?? [];
      if (token.tokens?.length !== 1 || only?.type !== 'image')
        return { kind: 'paragraph', runs: runsOf(token.tokens) };
      const { href, text, title } = only as Tokens.Image;
      if (!text || !title) throw new Error(`The picture ${href} needs an alternative text and a caption.`);
      return { kind: 'picture', file: href, alternative: plain(text), caption: plain(title) };
    }
    default:
      throw new Error(`A guide cannot be set with Markdown of the kind '${token.type}': ${token.raw}`);
  }
}

const textOf = (runs: Run[]) => runs.map(({ text }) => text).join('');

/**
 * Reads the Markdown of a user guide: a title, a subtitle and a version in that order, then headings of level 2 and 3,
 * paragraphs, lists, notes (`>`) and pictures with alternative text and caption.
 *
 * @throws on anything else, so that no part of a guide goes missing in its PDF
 */
export function readGuide(markdown: string): Guide {
  const [title, subtitle, version, ...blocks] = lexer(markdown)
    .filter(({ type }) => type !== 'space')
    .map(blockOf);
  if (
    title?.kind !== 'heading' ||
    title.level !== 1 ||
    subtitle?.kind !== 'paragraph' ||
    version?.kind !== 'paragraph'
  ) {
    throw new Error('A guide begins with its title, a subtitle and its version.');
  }
  return { title: title.text, subtitle: textOf(subtitle.runs), version: textOf(version.runs), blocks };
}
