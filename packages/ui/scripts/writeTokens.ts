import { readFileSync, writeFileSync } from 'node:fs';
import type { Group } from './tokens.ts';
import { tokensCss } from './tokensCss.ts';

/** Writes src/tokens.css from tokens.json. With --check it only compares, and fails when the two differ. */
const source = new URL('../tokens.json', import.meta.url);
const target = new URL('../src/tokens.css', import.meta.url);
const css = tokensCss(JSON.parse(readFileSync(source, 'utf8')) as Group);

if (!process.argv.includes('--check')) {
  writeFileSync(target, css);
} else if (readFileSync(target, 'utf8') !== css) {
  console.error('src/tokens.css is not what tokens.json says. Run: npm run tokens -w @rpm/ui');
  process.exit(1);
}
