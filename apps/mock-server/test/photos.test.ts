import { endpoints } from '@rpm/api-client/calls';
import { limits } from '@rpm/domain';
import { refusalWords } from '@rpm/domain/words/refusal';
import { serverWords } from '@rpm/domain/words/server';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts } from '../src/seed/index.ts';
import { testApi } from './harness.ts';
import { exif, frameOf, jpegOf, smallJpeg, smallPng } from './pictures.ts';
import { makeStore, storeKinds } from './stores.ts';

const { staff, provider, patient } = demoAccounts;
/** The bytes of a JPEG of `jpegOf` beside the data of its scan. */
const aroundScan = Buffer.from(jpegOf(0), 'base64').length;

describe.each(storeKinds)('the own photo over the store in %s', (kind) => {
  const fresh = async () => testApi(await makeStore(kind, clinicWith([])));

  test('is saved, answered and removed for the account of the session alone (NAV-06)', async () => {
    const api = await fresh();
    for (const account of [staff, patient]) {
      const token = await api.sessionOf(account);
      expect((await api.ask(endpoints.getPhoto, { token })).json).toEqual({ photo: null });
      const body = { content: smallJpeg, userId: provider.accountId, contentType: 'text/html' };
      const saved = await api.ask(endpoints.savePhoto, { token, body });
      expect([saved.status, saved.json]).toEqual([200, { message: serverWords.photoSaved }]);
      const photo = { contentType: 'image/jpeg', content: smallJpeg };
      expect((await api.ask(endpoints.getPhoto, { token })).json).toEqual({ photo });
    }
    const other = await api.sessionOf(provider);
    expect((await api.ask(endpoints.getPhoto, { token: other })).json).toEqual({ photo: null });
    const token = await api.sessionOf(staff);
    const removed = await api.ask(endpoints.removePhoto, { token });
    expect([removed.status, removed.json]).toEqual([200, { message: serverWords.photoRemoved }]);
    expect((await api.ask(endpoints.getPhoto, { token })).json).toEqual({ photo: null });
  });
});

const onMemory = async () => {
  const api = testApi(await makeStore('memory', clinicWith([])));
  return { api, token: await api.sessionOf(staff) };
};

test('a JPEG of the greatest size is taken as it is', async () => {
  const { api, token } = await onMemory();
  const content = jpegOf(limits.photoMaxBytes - aroundScan);
  expect((await api.ask(endpoints.savePhoto, { token, body: { content } })).status).toBe(200);
  const { json } = await api.ask(endpoints.getPhoto, { token });
  expect(json).toEqual({ photo: { contentType: 'image/jpeg', content } });
  expect(endpoints.getPhoto.answer.parse(json)).toEqual(json);
});

const text = (words: string) => Buffer.from(words).toString('base64');
const cut = (content: string) => Buffer.from(content, 'base64').subarray(0, -3).toString('base64');
const longer = (content: string) =>
  Buffer.concat([Buffer.from(content, 'base64'), Buffer.from('zip')]).toString('base64');

test.each([
  ['a page', text('<html></html>'), 'photoKind'],
  ['a drawing with scripts', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photoKind'],
  ['a moving picture', text('GIF89a'), 'photoKind'],
  ['a PNG', smallPng, 'photoKind'],
  ['a cut picture', cut(smallJpeg), 'photoBroken'],
  ['a picture with a tail', longer(jpegOf(9)), 'photoBroken'],
  ['a picture without a pixel', jpegOf(9, frameOf(0, 0)), 'photoSize'],
  ['a picture that would fill a memory (F28)', jpegOf(9, frameOf(16_000, 16_000)), 'photoSize'],
  ['a picture with its place', jpegOf(9, exif), 'photoMetadata'],
] as const)('%s is refused, and the photo before it stays', async (_, content, code) => {
  const { api, token } = await onMemory();
  await api.ask(endpoints.savePhoto, { token, body: { content: smallJpeg } });
  const refused = await api.ask(endpoints.savePhoto, { token, body: { content } });
  expect([refused.status, refused.json]).toEqual([
    400,
    { code, message: refusalWords[code], field: 'content' },
  ]);
  expect((await api.ask(endpoints.getPhoto, { token })).json).toMatchObject({
    photo: { content: smallJpeg },
  });
});

test('a photo that is too large is refused with 413, whatever the length of its body', async () => {
  const { api, token } = await onMemory();
  const ask = (scanBytes: number) =>
    api.ask(endpoints.savePhoto, { token, body: { content: jpegOf(scanBytes) } });
  const byOne = await ask(limits.photoMaxBytes - aroundScan + 1);
  expect([byOne.status, byOne.json]).toEqual([
    413,
    { code: 'photoTooLarge', message: refusalWords.photoTooLarge },
  ]);
  const byMuch = await ask(limits.requestMaxBytes);
  expect([byMuch.status, byMuch.json]).toEqual([413, { code: 'tooLarge', message: refusalWords.tooLarge }]);
});

test.each([[''], ['AAA'], ['===='], ['AAA='.repeat(2)], ['data:image/png;base64,AAAA'], [null], [7]])(
  'the content cannot be %j',
  async (content) => {
    const { api, token } = await onMemory();
    const { status, json } = await api.ask(endpoints.savePhoto, { token, body: { content } });
    expect([status, json]).toEqual([
      400,
      { code: 'badField', message: refusalWords.badField({ field: 'content' }), field: 'content' },
    ]);
  },
);
