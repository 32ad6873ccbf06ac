import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** What is said of a file that cannot be unpacked. */
const NO_BACKUP = new Error('This file is no backup, or it is cut off.');

/** What is said of a file that is not there, or not for us to read. */
export const noFile = (file: string) => new Error(`There is no file ${file} to be read.`);

/**
 * The lines of a backup's file, which is opened when the first is asked for.
 *
 * @throws Error in plain words when there is no such file, or it is no backup
 */
export async function* linesOfFile(file: string): AsyncGenerator<string> {
  const content = createGunzip().setEncoding('utf8');
  createReadStream(file)
    .on('error', () => content.destroy(noFile(file)))
    .pipe(content);
  content.on('error', (error) => {
    if ('code' in error) error.message = NO_BACKUP.message;
  });
  let rest = '';
  for await (const text of content) {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
