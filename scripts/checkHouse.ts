import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * Checks what lint cannot know: who may import whom inside a package, that each hook has a user, and that every
 * sentence is in `words`. Cycles are found by lint (`noImportCycles`).
 *
 * @see CONTRIBUTING.md, the house rules
 */
const root = resolve(import.meta.dirname, '..');
const problems: string[] = [];

/** A source file of the product: its path from the root, and its text. */
interface Source {
  path: string;
  text: string;
}

const isOfTests = (path: string) =>
  /\.(test|spec|stories)\.tsx?$|Story\.tsx?$|\/(test|e2e|bench|scripts|machines)\//.test(path);

function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const everything = [
  'packages/domain/src',
  'packages/api-client/src',
  'packages/ui/src',
  'apps/portal/src',
  'apps/mock-server/src',
].flatMap(sourcesIn);
const product = everything.filter(({ path }) => !isOfTests(path));

/** The files of the same package that a file imports, types included, as paths from the root. */
const importsOf = ({ path, text }: Source) =>
  [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) =>
    relative(root, resolve(root, dirname(path), to)),
  );

/** The rooms of `domain`, each with those below it: a room imports only rooms that stand before it here. */
const domainRooms = [
  'limits',
  'time',
  'wire',
  'vitals',
  'devices',
  'ranges',
  'readings',
  'accounts',
  'patients',
  'orders',
  'notes',
  'billing',
  'records',
  'app',
];
const roomOf = (path: string, base: string) =>
  path.startsWith(base) ? path.slice(base.length).split('/')[0] : undefined;

for (const source of product) {
  for (const to of importsOf(source)) {
    const from = source.path;
    const [room, other] = [roomOf(from, 'packages/domain/src/'), roomOf(to, 'packages/domain/src/')];
    if (room && other && room !== other && from.split('/').length > 4) {
      if (!domainRooms.includes(room) && room !== 'words')
        problems.push(`${from}: the room ${room} is not in the plan of domain.`);
      if (other === 'words' && room !== 'words' && !to.endsWith('/language.ts'))
        problems.push(`${from}: a rule gives a code, never words. It imports ${to}.`);
      if (domainRooms.indexOf(other) > domainRooms.indexOf(room) && room !== 'words')
        problems.push(`${from}: ${room} may not import ${other} (${to}).`);
    }
    const [screen, target] = [
      roomOf(from, 'packages/ui/src/screens/'),
      roomOf(to, 'packages/ui/src/screens/'),
    ];
    if (screen && target && screen !== target)
      problems.push(`${from}: a screen imports no other screen (${to}). What two share is in parts/.`);
    if (!screen && target && from.startsWith('packages/ui/src/'))
      problems.push(`${from}: only a screen imports what is of screens (${to}).`);
    if (
      /^packages\/ui\/src\/components\//.test(from) &&
      /^packages\/ui\/src\/(parts|layout|dialogs|providers)\//.test(to)
    )
      problems.push(`${from}: a component imports no ${to}.`);
    if (
      /^apps\/mock-server\/src\/(subjects|store|api|authorization)\//.test(from) &&
      to.startsWith('apps/mock-server/src/seed/')
    )
      problems.push(`${from}: subjects know nothing of demo data (${to}).`);
  }
}

/** Each hook of the client is used by a screen, or it goes. */
const users = everything
  .filter(({ path }) => /^(packages\/ui|apps\/portal)\/src\//.test(path) && !isOfTests(path))
  .map(({ text }) => text)
  .join('\n');
for (const { path, text } of product.filter((source) => source.path.startsWith('packages/api-client/src/'))) {
  for (const [, hook = ''] of text.matchAll(/^export (?:const|function) (use\w+)/gm)) {
    const inside = product.some(
      (other) =>
        other.path !== path &&
        other.path.startsWith('packages/api-client/src/') &&
        !other.path.endsWith('/index.ts') &&
        new RegExp(`\\b${hook}\\b`).test(other.text),
    );
    if (!inside && !new RegExp(`\\b${hook}\\b`).test(users))
      problems.push(`${path}: no screen uses ${hook}.`);
  }
}

/** Text that a person reads: words with a space between, which begin as a sentence does. */
const isSentence = (text: string) =>
  /^[A-ZÁÉÍÓÚÑ¿¡“"(]?[^<>{}=/\\_]*\p{L}{2,}[’']?\p{L}* \p{L}{2,}/u.test(text.trim()) &&
  /^[\s“"(¿¡]*\p{Lu}/u.test(text);

/** Where English is no sentence of the product: demo data, the log, what only programmers read. */
const isForProgrammers = (path: string) =>
  /\/words\/|^apps\/mock-server\/src\/(seed|database|server|reset\.ts|main\.ts)/.test(path) ||
  path.startsWith('packages/ui/src/foundations/');

/** Lines of the log, which are one language's, and a language's own name. A sentence that a person reads does not belong here. */
const excused = new Set([
  'Date cannot be shown',
  'HTTP error! status: ',
  'Not now',
  'Stored selection could not be read',
  'Tiếng Việt',
  'Unreadable calendar date',
  'Unreadable time stamp',
]);

for (const { path, text } of product.filter((source) => !isForProgrammers(source.path))) {
  const { program } = parseSync(path, text);
  const quiet: [number, number][] = [];
  const found: [number, string][] = [];
  new Visitor({
    NewExpression: ({ start, end }) => void quiet.push([start, end]),
    CallExpression: ({ start, end, callee }) => {
      if (callee.type === 'Super') quiet.push([start, end]);
    },
    ImportDeclaration: ({ start, end }) => void quiet.push([start, end]),
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && isSentence(value)) found.push([start, value]);
    },
    TemplateElement: ({ start, value }) => {
      if (isSentence(value.cooked ?? '')) found.push([start, value.cooked ?? '']);
    },
    JSXText: ({ start, value }) => {
      if (/\p{L}{2,}/u.test(value)) found.push([start, value.trim()]);
    },
  }).visit(program);
  for (const [start, sentence] of found) {
    if (excused.has(sentence) || quiet.some(([from, to]) => from <= start && start < to)) continue;
    const line = text.slice(0, start).split('\n').length;
    problems.push(`${path}:${line}: a sentence outside words: ${JSON.stringify(sentence.slice(0, 60))}`);
  }
}

for (const problem of problems) console.log(problem);
console.log(`${everything.length} files read, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
