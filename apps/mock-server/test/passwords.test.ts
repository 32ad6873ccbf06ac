import { describe, expect, test } from 'vitest';
import { browserPasswords } from '../src/subjects/passwords/browser.ts';
import { nodePasswords } from '../src/subjects/passwords/node.ts';

const cost = { ln: 4, r: 8, p: 1 };
const inNode = nodePasswords(cost);
const inBrowser = browserPasswords(cost);

describe('passwords', () => {
  test.each([
    ['Node', 'the browser', inNode, inBrowser],
    ['the browser', 'Node', inBrowser, inNode],
  ])('hashed in %s are verified in %s', async (_by, _in, one, other) => {
    const hash = await one.hash('correct horse Ü');
    expect(hash).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await other.verify('correct horse Ü', hash)).toBe(true);
    expect(await other.verify('correct horse U', hash)).toBe(false);
    expect(await other.verify('correct horse Ü ', hash)).toBe(false);
  });

  test('the same password has another hash each time', async () => {
    expect(await inNode.hash('one')).not.toBe(await inNode.hash('one'));
  });

  test('a hash says what it cost, so the cost can be raised and old hashes stay good', async () => {
    const old = await inNode.hash('one');
    const dearer = nodePasswords({ ln: 6, r: 8, p: 1 });
    expect(await dearer.hash('one')).toContain('$ln=6,');
    expect(await dearer.verify('one', old)).toBe(true);
  });

  test('new hashes of the server cost 128 MiB', async () => {
    const server = nodePasswords();
    const hash = await server.hash('one');
    expect(hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$/);
    expect(await server.verify('one', hash)).toBe(true);
  });

  test('the decoy costs what a real hash costs, and belongs to no password', async () => {
    const parameters = (hash: string) => hash.split('$')[2];
    expect(parameters(inNode.decoy)).toBe(parameters(await inNode.hash('one')));
    expect(inNode.decoy).toHaveLength((await inNode.hash('one')).length);
    expect(await inNode.verify('', inNode.decoy)).toBe(false);
  });

  test('a password is the same in whatever form of Unicode it is typed', async () => {
    expect(await inNode.verify('Zoe\u0308', await inNode.hash('Zo\u00eb'))).toBe(true);
  });

  test.each([
    '',
    'plain',
    '$scrypt$ln=4,r=8,p=1$',
    '$2b$10$abcdefghijklmnopqrstuv',
    '$scrypt$ln=4,r=8,p=1$AA$AA',
  ])('no password belongs to what is no hash: %s', async (kept) => {
    expect(await inNode.verify('', kept)).toBe(false);
  });
});
