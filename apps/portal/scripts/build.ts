import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { writeGuides } from './guides/writeGuides.ts';
import { prerenderPages } from './prerender.ts';

/**
 * Builds the portal with its user guides, draws the pages that anybody may read, and puts beside each text file its brotli and gzip form, so that the server compresses nothing
 * while somebody waits.
 */
await writeGuides();
await build({ root: join(import.meta.dirname, '..'), logLevel: 'warn' });
await prerenderPages();

const dist = join(import.meta.dirname, '../dist');
const compressible = /\.(js|css|svg|json)$/;

for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  // config.json and the pages, HTML, are changed by the host that serves them.
  if (!entry.isFile() || !compressible.test(entry.name) || entry.name === 'config.json') continue;
  const file = join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
