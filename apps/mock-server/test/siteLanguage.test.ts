import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPortal, site } from './siteWorld.ts';

buildPortal();

describe('the site in the language of who reads it', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
    await mkdir(path.join(folder, 'pages'));
    await mkdir(path.join(folder, 'es/pages'), { recursive: true });
    const files = { 'index.html': 'page', 'pages/index.html': 'landing', 'pages/terms.html': 'terms' };
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    await writeFile(path.join(folder, 'es/index.html'), 'página');
    await writeFile(path.join(folder, 'es/pages/index.html'), 'portada');
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['the browser asks for nothing', {}, 'page', 'landing'],
    ['the browser asks for Spanish', { 'accept-language': 'es-MX,en;q=0.8' }, 'página', 'portada'],
    ['Spanish was chosen', { cookie: 'rpm-language=es', 'accept-language': 'en' }, 'página', 'portada'],
    ['English was chosen', { cookie: 'rpm-language=en', 'accept-language': 'es' }, 'page', 'landing'],
    [
      'the cookie was edited',
      { cookie: 'rpm-language=../../etc', 'accept-language': 'es' },
      'página',
      'portada',
    ],
  ])('the page when %s', async (_, headers, page, landing) => {
    const { get } = await site({ portal: folder });
    const [inside, outside] = [await get('/orders', { headers }), await get('/', { headers })];
    expect([inside.text, outside.text]).toEqual([page, landing]);
    for (const { headers: answered } of [inside, outside]) {
      expect(answered.get('vary')).toContain('Accept-Language, Cookie');
      expect(answered.get('cache-control')).toBe('no-store');
    }
  });

  test('English where the build has no page in that language', async () => {
    const { get } = await site({ portal: folder });
    expect((await get('/terms', { headers: { cookie: 'rpm-language=es' } })).text).toBe('terms');
  });

  test.each([
    ['/login?language=es', 'es', '/login'],
    ['/?language=en', 'en', '/'],
    ['/patientdetails?id=a%26b&language=es&tab=notes', 'es', '/patientdetails?id=a%26b&tab=notes'],
    ['//evil.example/?language=es', 'es', '/evil.example/'],
    ['/\\evil.example/?language=es', 'es', '/evil.example/'],
  ])('%s chooses it for this browser, and leads to the same page', async (url, language, to) => {
    const { get } = await site({ portal: folder });
    const answer = await get(url, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(new RegExp(`^rpm-language=${language}; Max-Age=31536000; Path=/; SameSite=Lax$`));
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('the cookie stays on https where the site is on it', async () => {
    const { get } = await site({ portal: folder, trustProxy: true });
    const answer = await get('/?language=es', { headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers.get('set-cookie')).toContain('Secure');
  });

  test('a language that we have not is no choice', async () => {
    const { get } = await site({ portal: folder });
    const { status, headers, text } = await get('/?language=fr');
    expect([status, headers.get('set-cookie'), text]).toEqual([200, null, 'landing']);
  });
});
