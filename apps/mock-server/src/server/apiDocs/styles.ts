/** The style of the page, in the portal's colors, light and dark. */
export const styles = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f4f2ee, #0e1719);
  --surface: light-dark(#ffffff, #152226);
  --sunken: light-dark(#f8f7f4, #0e1719);
  --text: light-dark(#152226, #f4f2ee);
  --muted: light-dark(#495556, #c3c9c8);
  --line: light-dark(#d5d4cd, #394748);
  --link: light-dark(#01616d, #97dadc);
  --focus: light-dark(#156dd3, #a5d1ff);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 64rem;
  padding: 1.5rem 1rem 4rem;
  background: var(--canvas);
  color: var(--text);
  font: 1rem/1.5 'Atkinson Hyperlegible Next', system-ui, 'Segoe UI', Roboto, sans-serif;
  overflow-wrap: anywhere;
}
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.5rem; }
h2 { font-size: 1.25rem; margin: 2rem 0 0; }
h2::first-letter { text-transform: uppercase; }
h3 { font-size: 1rem; margin: 1.25rem 0 0.25rem; }
p { margin: 0.25rem 0 0.75rem; }
header p, section > p { max-width: 40rem; color: var(--muted); }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: 0.25rem 0; }
details {
  margin: 0.5rem 0;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
}
summary { padding: 0.625rem 1rem; border-radius: 8px; cursor: pointer; }
.method { font-size: 0.8125rem; font-weight: 700; letter-spacing: 0.03em; }
summary > code { margin: 0 0.5rem; }
.call { padding: 0 1rem 1rem; scroll-margin-top: 4rem; }
code { font: 0.875em/1.45 ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; }
pre {
  margin: 0.25rem 0;
  padding: 0.75rem;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--sunken);
  white-space: pre-wrap;
}
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0.25rem 0; }
dt { font-weight: 600; }
dd { margin: 0; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: 0.5rem 0.5rem 0.5rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { border-top: 0; color: var(--muted); }
th { font-weight: 400; }
th:first-child { width: 35%; }
td p { margin: 0; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (width < 40rem) {
  summary > span:last-child { display: block; }
}
`;
