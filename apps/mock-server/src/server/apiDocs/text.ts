import { html } from 'hono/html';

/** A piece of a page, safe to put into another one. */
export type Markup = ReturnType<typeof html>;

/** A sentence whose `words between backticks` are code. */
export function sentence(text: string): Markup {
  return html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

const REFERENCE = /"#\/components\/schemas\/(\w+)"/;

/**
 * A JSON Schema as indented text, in which every name of another one leads to it. What is nothing but such a name is
 * shown as that name.
 */
export function schemaText(schema: unknown): Markup {
  const text = JSON.stringify(schema, null, 2);
  const [, only] = new RegExp(`^\\{\\s*"\\$ref": ${REFERENCE.source}\\s*\\}$`).exec(text) ?? [];
  if (only !== undefined) return html`<p>${schemaLink(only)}</p>`;
  const parts = text.split(REFERENCE);
  return html`<pre><code>${parts.map((part, at) => (at % 2 === 1 ? html`"${schemaLink(part)}"` : part))}</code></pre>`;
}

const schemaLink = (name: string) => html`<a href="#schema-${name}">${name}</a>`;

/** A small JSON Schema in one line: 'integer, minimum 0'. */
export function schemaLine(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return String(schema);
  const { type, ...rest } = schema as Record<string, unknown>;
  const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const rules = Object.entries(rest).map(([name, value]) => `${name} ${written(value)}`);
  return [...(type === undefined ? [] : [written(type)]), ...rules].join(', ');
}
