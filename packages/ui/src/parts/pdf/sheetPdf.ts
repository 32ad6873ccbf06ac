import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';

/** What is said of a document beside its content. */
interface About {
  /** Seen in lists of files: it names nobody. */
  title: string;
  /** What stands at the foot of each page. */
  page: (number: { at: number; count: number }) => string;
}

/**
 * A sheet for paper as a document: headings, names with their values, tables and texts, in the order in which they stand.
 * So what is printed and what is saved can never differ. What is drawn for the eye alone, as a symbol, is left out for the
 * words that are read out instead.
 *
 * @param sheet as `PrintSheet` draws it
 */
export const sheetPdf = (sheet: Element, { title, page }: About): TDocumentDefinitions => ({
  pageSize: 'LETTER',
  pageMargins: [45, 45, 45, 54],
  info: { title },
  defaultStyle: { fontSize: 10, lineHeight: 1.15 },
  styles: {
    h1: { fontSize: 17, bold: true, margin: [0, 8, 0, 2] },
    h2: { fontSize: 12, bold: true, margin: [0, 10, 0, 2] },
    head: { bold: true },
  },
  footer: (at, count) => ({
    text: page({ at, count }),
    alignment: 'center',
    fontSize: 9,
    margin: [0, 18, 0, 0],
  }),
  // A heading goes along to the page on which its section begins.
  pageBreakBefore: ({ headlineLevel }, { getFollowingNodesOnPage }) =>
    headlineLevel === 1 && getFollowingNodesOnPage().length === 0,
  content: contentOf(sheet),
});

/** A heading stays with what follows it. */
const heading = (element: Element, style: 'h1' | 'h2'): Content => ({
  text: textOf(element),
  style,
  headlineLevel: 1,
});

/** What an element holds, one below the other. */
function contentOf(element: Element): Content[] {
  if (isUnsaid(element)) return [];
  const { tagName } = element;
  if (tagName === 'H1' || tagName === 'H2') return [heading(element, tagName === 'H1' ? 'h1' : 'h2')];
  if (tagName === 'P') return [{ text: textOf(element), margin: [0, 0, 0, 2] }];
  if (tagName === 'DL') return facts(element);
  if (tagName === 'UL' || tagName === 'OL') return [list(element)];
  if (tagName === 'TABLE' && element.getAttribute('role') !== 'presentation') return [table(element)];
  return [...element.children].flatMap(contentOf);
}

const isUnsaid = (element: Element) =>
  element.getAttribute('aria-hidden') === 'true' || element.tagName.toLowerCase() === 'svg';

/** The words of an element; where it breaks a line, so do they. */
function textOf(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/\s+/g, ' ');
    if (!(node instanceof Element) || isUnsaid(node)) return '';
    return node.tagName === 'BR' ? '\n' : textOf(node);
  });
  return parts.join('').trim();
}

/** Names with their values, a line each. */
function facts(element: Element): Content[] {
  const [names, values] = ['dt', 'dd'].map((tag) => [...element.querySelectorAll(tag)].map(textOf));
  return (names ?? []).map(
    (name, at): Content => ({ text: [`${name}  `, { text: values?.[at] ?? '', bold: true }] }),
  );
}

/** How many columns a long list has, and from how many lines on it is one. */
const [listColumns, longList] = [3, 10];

/** The lines of a list; a long one, as that of days, stands in columns. */
function list(element: Element): Content {
  const lines = [...element.children].map(textOf);
  const look = { fontSize: 9, margin: [0, 2, 0, 2] as [number, number, number, number] };
  if (lines.length <= longList) return { ul: lines, ...look };
  const each = Math.ceil(lines.length / listColumns);
  const columns = Array.from(
    { length: listColumns },
    (_, at): Content => ({
      ul: lines.slice(at * each, (at + 1) * each),
    }),
  );
  return { columns, ...look };
}

/** A table whose heads stand on each page, and whose rows are never split. */
function table(element: Element): Content {
  const rows = [...element.querySelectorAll('tr')];
  const width = Math.max(1, ...rows.map((row) => row.children.length));
  const cell = (each: Element): Content => {
    const colSpan = Number(each.getAttribute('colspan') ?? '1');
    return {
      text: textOf(each),
      colSpan,
      bold: each.tagName === 'TH',
      ...(each.classList.contains('text-end') && { alignment: 'right' as const }),
    };
  };
  const body = rows.map((row) => {
    const cells = [...row.children].flatMap((each): Content[] => {
      const span = Number(each.getAttribute('colspan') ?? '1');
      return [cell(each), ...Array.from({ length: span - 1 }, (): Content => '')];
    });
    return [...cells, ...Array.from({ length: width - cells.length }, (): Content => '')].slice(0, width);
  });
  return {
    layout: 'lightHorizontalLines',
    margin: [0, 2, 0, 2],
    table: {
      headerRows: element.querySelector('thead') ? 1 : 0,
      dontBreakRows: true,
      widths: Array.from({ length: width }, (_, at) => (at === width - 1 ? 'auto' : '*')),
      body,
    },
  };
}
