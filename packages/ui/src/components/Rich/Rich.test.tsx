import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rich } from './Rich.tsx';

const tags = { a: (inside: string) => <a href="/x">{inside}</a>, b: (inside: string) => <b>{inside}</b> };

test.each([
  ['No tag.', 'No tag.'],
  ['<a>One</a> and <b>two</b>.', '<a href="/x">One</a> and <b>two</b>.'],
  ['An <odd>unknown</odd> one & 1 < 2', 'An unknown one &amp; 1 &lt; 2'],
  ['<a>open', '&lt;a&gt;open'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<Rich text={text} tags={tags} />)).toBe(html);
});
