import { html, raw } from 'hono/html';
import type { ApiDocument } from './ApiDocument.ts';
import { type Call, callView } from './callView.ts';
import { styles } from './styles.ts';
import { type Markup, schemaText, sentence } from './text.ts';

/** The API's documentation as a page without scripts. @param nonce allows its style */
export function apiDocsPage(document: ApiDocument, nonce: string): Markup {
  const { info, tags, components } = document;
  const calls = callsOf(document);
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>API – ${info.title}</title>
    <link rel="icon" type="image/svg+xml" href="/mark.svg">
    <style nonce="${nonce}">${raw(styles)}</style>
  </head>
  <body>
    <header>
      <h1>${info.title}: the API</h1>
      <p>${info.description}</p>
      <p>Version ${info.version}, ${calls.length} calls. The same as an OpenAPI document: <a href="/openapi.json">openapi.json</a></p>
      <nav aria-label="Topics">
        <ul>
          ${tags.map(({ name }) => html`<li><a href="#topic-${name}">${name}</a></li>`)}
          <li><a href="#schemas">schemas</a></li>
        </ul>
      </nav>
    </header>
    <main>
      ${tags.map(
        ({ name, description }) => html`<section aria-labelledby="topic-${name}">
          <h2 id="topic-${name}">${name}</h2>
          <p>${sentence(description)}</p>
          ${calls.filter(({ operation }) => operation.tags.includes(name)).map((call) => callView(call, document))}
        </section>`,
      )}
      <section aria-labelledby="schemas">
        <h2 id="schemas">schemas</h2>
        <p>The records that calls take and give.</p>
        ${Object.entries(components.schemas).map(
          ([name, schema]) => html`<details>
            <summary><code>${name}</code></summary>
            <div class="call" id="schema-${name}">${schemaText(schema)}</div>
          </details>`,
        )}
      </section>
    </main>
  </body>
</html>`;
}

function callsOf({ paths }: ApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}
