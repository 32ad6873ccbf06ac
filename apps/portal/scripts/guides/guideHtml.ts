import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Marked } from 'marked';
import { type Guide, markdownOf } from './guides.ts';

const require = createRequire(import.meta.url);
const font = (weight: number) => {
  const path = `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff2`;
  return `@font-face { font-family: Guide; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFileSync(require.resolve(path)).toString('base64')}) }`;
};
const curve =
  'M-29 264C-12 266.700 39 284 72 280S134 241 166 240 227 271 259 272 322 264 353 248 411 205 439 176 490 81 518 80 575 141 605 168 665 222 698 240 766 271 799 272 857 245 893 244 964 265 1008 264 1096 241 1152 240 1285 256 1339 256 1447 243 1469 240';
const texts = {
  en: { contents: 'Contents', product: 'Remote Patient Monitoring' },
  es: { contents: 'Contenido', product: 'Monitoreo remoto de pacientes' },
};

/**
 * A guide as a page to print: cover, contents, then its Markdown.
 *
 * @param pages the page of each main heading, when a print before has found them
 */
export function guideHtml(guide: Guide, pages: readonly number[] = []): string {
  const headings: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ depth, text, tokens }) {
        if (depth !== 2) return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>`;
        headings.push(text);
        return `<h2 id="part-${headings.length}">${this.parser.parseInline(tokens)}</h2>`;
      },
      paragraph({ tokens }) {
        const [only] = tokens;
        if (tokens.length > 1 || only?.type !== 'image') return `<p>${this.parser.parseInline(tokens)}</p>`;
        const picture = readFileSync(join(guide.folder, only.href)).toString('base64');
        return `<figure><img alt="${only.text}" src="data:image/png;base64,${picture}"><figcaption>${only.title}</figcaption></figure>`;
      },
    },
  });
  const [title = '', subtitle = '', version = '', ...rest] = markdownOf(guide).split('\n\n');
  const body = marked.parse(rest.join('\n\n'), { async: false });
  const { contents, product } = texts[guide.language];
  const entries = headings.map(
    (text, at) =>
      `<li><a href="#part-${at + 1}"><span>${text}</span> <span>${pages[at] ?? ''}</span></a></li>`,
  );
  const style = [
    font(400),
    font(600),
    readFileSync(join(import.meta.dirname, '../../../../packages/ui/src/tokens.css'), 'utf8'),
    readFileSync(join(import.meta.dirname, 'guide.css'), 'utf8'),
  ].join('\n');
  const name = title.replace(/^# /, '');
  return `<!doctype html><html lang="${guide.language}-US"><head><meta charset="utf-8"><title>${name}</title><style>${style}
@page { @bottom-left { content: "${name}" } }</style></head><body class="${guide.name}">
<header><svg viewBox="0 0 1440 320" preserveAspectRatio="none" aria-hidden="true"><path class="band" d="M0 200h1440v120H0z"/><path class="line" d="${curve}"/></svg>
<p>${product}</p><h1>${name}</h1><p>${subtitle}</p><p class="version">${version}</p></header>
<nav><h2>${contents}</h2><ol>${entries.join('')}</ol></nav>
<main>${body}</main></body></html>`;
}
