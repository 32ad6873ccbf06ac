import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { leftToDo, screenFiles } from './screens/screenFiles.ts';
import { help, screenAsked } from './screens/screenOptions.ts';

/** `npm run new:screen`: makes the files of a screen, and says what is left to do. @see docs/adr/0064-a-generator.md */
const asked = screenAsked(process.argv.slice(2));
if (asked.kind === 'help') {
  console.log(help);
} else if (asked.kind === 'problem') {
  console.error(asked.says);
  process.exitCode = 1;
} else {
  const files = screenFiles(asked.options);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    // 'wx': what is there is never replaced.
    writeFileSync(path, text, { flag: 'wx' });
  }
  // Imports in order and formatted; what lint says of all of the project is said by lint.
  run('node_modules/.bin/biome', 'check', '--write', '--linter-enabled=false', ...Object.keys(files));
  run(process.execPath, 'scripts/rooms.ts');
  console.log(`Made:\n${list(Object.keys(files))}\n\nLeft to do:\n${list(leftToDo(asked.options))}`);
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`);
}
