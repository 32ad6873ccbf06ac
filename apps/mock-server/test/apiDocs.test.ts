import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@rpm/api-client/calls';
import { expect, test } from 'vitest';
import { createApi } from '../src/index.ts';
import { clinicWith } from '../src/seed/index.ts';
import { schemaLine, schemaText } from '../src/server/apiDocs/text.ts';
import { createSite } from '../src/server/site.ts';
import { testApi } from './harness.ts';
import { makeStore } from './stores.ts';

const file = path.resolve(import.meta.dirname, '../../../docs/openapi.json');

async function ask(url: string, apiDocument: string | null) {
  const { services } = testApi(await makeStore('memory', clinicWith([])));
  const ready = async () => 'ready' as const;
  const options = {
    portal: import.meta.dirname,
    apiHost: '',
    trustProxy: false,
    apiDocument,
    ready,
    mailbox: null,
  };
  const site = createSite({ ...options, api: createApi(services) });
  const env = { incoming: {}, outgoing: {} };
  const answer = await site.fetch(new Request(`http://site.example${url}`), env);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test('the page shows every call, without a script and under the policy of the site', async () => {
  const { status, headers, text } = await ask('/api-docs', file);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  const nonce = /<style nonce="([^"]+)">/.exec(text)?.[1];
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
  expect(policy).not.toContain('unsafe');
  expect(text).not.toMatch(/<script|\sstyle=|\son\w+=|undefined|\[object/);
  for (const name of Object.keys(endpoints)) expect(text).toContain(`id="call-${name}"`);
});

test('the page leads from each schema that it names to the schema', async () => {
  const { text } = await ask('/api-docs', file);
  const named = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(named).toContain('schema-OrderRow');
  for (const id of named) expect(text.split(`id="${id}"`), id).toHaveLength(2);
});

test('a call shows its token, who may make it, its ids, its parameters and its refusals', async () => {
  const { text } = await ask('/api-docs', file);
  const call = text.split('id="call-getAllottedDevicesByClinic"')[1]?.split('</details>')[0] ?? '';
  expect(call).toMatch(/API-03, API-24, ORD-15/);
  expect(call).toContain('<dt>Callers</dt><dd>provider, staff, administrator</dd>');
  expect(call).toContain('from <code>login</code>');
  expect(call).toContain('<code>integer, enum [5,10,20,50]</code>');
  expect(call).toMatch(/<dt>403<\/dt>/);
  expect(call).not.toMatch(/<dt>409<\/dt>/);
});

test('the document is there as it is', async () => {
  const { status, headers, text } = await ask('/openapi.json', file);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(text).toBe(readFileSync(file, 'utf8'));
});

test.each(['/api-docs', '/openapi.json'])(
  '%s is unknown outside the demo, or without the file',
  async (url) => {
    for (const apiDocument of [null, '/nowhere/openapi.json']) {
      const answer = await ask(url, apiDocument);
      expect([answer.status, answer.text]).toEqual([404, 'Not found']);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  },
);

test('what a schema says cannot become markup', async () => {
  expect(String(await schemaText({ description: '<b>' }))).toContain('&lt;b&gt;');
  expect(schemaLine({ type: ['string', 'null'], maxLength: 3 })).toBe('["string","null"], maxLength 3');
});
