import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import { colorsIn, unknownColors, unknownVariables, variablesIn } from './colors.ts';
import { packedObjects } from './packedObjects.ts';
import { decisionsFile, decisionsPage } from './rooms/decisions.ts';
import { lists } from './rooms/lists.ts';
import { isStale } from './rooms/written.ts';
import { englishSteps } from './words/englishSteps.ts';
import { translationOf } from './words/sentences.ts';
import { otherSpellings } from './words/spelling.ts';

/**
 * Checks what lint cannot know: who may import whom inside a package, that each hook has a user, that code on demand comes
 * in one way, that the written lists are up to date, that every sentence is in `words`, that steps of stories look them up
 * there, that measured numbers are shown in the reader's unit, that a color is one of the tokens, that no object is packed
 * into another, and that words are spelled as Americans do. Cycles are found by lint (`noImportCycles`).
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
  /\.(test|spec|stories)\.tsx?$|Story\.tsx?$|\/ui\/src\/flows\/|[/.]tries\.ts$|\/(test|e2e|bench|scripts|machines)\//.test(
    path,
  );

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

/** Rooms of `domain` that know no subject: they import only those before them here, and nothing else. */
const foundations = ['limits', 'time', 'wire', 'vitals'];
/** By room of `domain`: the rooms that it imports, each with the file that does. Two that need each other are one subject. */
const neighbors = new Map<string, Map<string, string>>();
const roomOf = (path: string, base: string) =>
  path.startsWith(base) ? path.slice(base.length).split('/')[0] : undefined;

for (const source of product) {
  for (const to of importsOf(source)) {
    const from = source.path;
    const [room, other] = [roomOf(from, 'packages/domain/src/'), roomOf(to, 'packages/domain/src/')];
    if (room && other && room !== other && from.split('/').length > 4) {
      if (other === 'words' && room !== 'words' && !to.endsWith('/language.ts'))
        problems.push(`${from}: a rule gives a code, never words. It imports ${to}.`);
      const [own, its] = [foundations.indexOf(room), foundations.indexOf(other)];
      if (own >= 0 && other !== 'words' && (its < 0 || its > own))
        problems.push(`${from}: ${room} knows nothing of ${other} (${to}).`);
      if (!['words', 'rooms'].includes(room))
        neighbors.set(room, (neighbors.get(room) ?? new Map<string, string>()).set(other, from));
    }
    // The maps of screens lie in no room: they name them all, and `lazyScreen` is for them.
    const [screen, target] = [from, to].map(
      (path) => /^packages\/ui\/src\/screens\/([^/]+)\//.exec(path)?.[1],
    );
    const isMap = /^packages\/ui\/src\/screens\/[^/]+$/.test(from);
    if (screen && target && screen !== target)
      problems.push(`${from}: a screen imports no other screen (${to}). What two share is in parts/.`);
    if (!screen && !isMap && target && from.startsWith('packages/ui/src/'))
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

/** Takes away the rooms that are in no ring, until none is left or those that are left need each other. */
for (let left = new Map(neighbors); left.size > 0; ) {
  const needed = new Set([...left.values()].flatMap((needs) => [...needs.keys()]));
  // What needs none of the rest, or is needed by none, is in no ring.
  const free = [...left].filter(
    ([room, needs]) => !needed.has(room) || ![...needs.keys()].some((each) => left.has(each)),
  );
  if (free.length === 0) {
    const ring = [...left].map(([room, needs]) => {
      const [other, file] = [...needs].find(([each]) => left.has(each)) ?? [];
      return `${room} needs ${other} (${file})`;
    });
    problems.push(`Rooms of domain that need each other: ${ring.join(', ')}.`);
    break;
  }
  left = new Map([...left].filter(([room]) => !free.some(([each]) => each === room)));
}

const stale = lists()
  .filter(isStale)
  .map(({ path }) => path);
if (stale.length === 0) {
  // It cannot be made from lists that are out of date.
  const { authorizationFile, authorizationPage } = await import('./rooms/authorization.ts');
  if (readFileSync(authorizationFile, 'utf8') !== authorizationPage()) stale.push(authorizationFile);
}
if (readFileSync(decisionsFile, 'utf8') !== decisionsPage()) stale.push(decisionsFile);
for (const path of stale)
  problems.push(`${path}: what lies in the rooms has changed. npm run rooms writes it again.`);

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

/** Where English is no sentence of the product: demo data, data with which a clinic begins, the log, what only programmers read. */
const isForProgrammers = (path: string) =>
  /\/words\/|^apps\/mock-server\/src\/(seed|database|server|addClinic\.ts|loadHospitals\.ts|manageApps\.ts|checkAudit\.ts|retainAudit\.ts|reset\.ts|main\.ts)/.test(
    path,
  ) ||
  /^packages\/domain\/src\/\w+\/standard\w+\.ts$/.test(path) ||
  /^packages\/ui\/src\/(foundations\/|components\/\w+\/guide\.ts$)/.test(path);

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
  const onDemand: [number, number][] = [];
  const imports: number[] = [];
  new Visitor({
    NewExpression: ({ start, end }) => void quiet.push([start, end]),
    CallExpression: ({ start, end, callee }) => {
      if (callee.type === 'Super') quiet.push([start, end]);
      if (callee.type === 'Identifier' && /^lazily$|^lazyScreen$/.test(callee.name))
        onDemand.push([start, end]);
    },
    ImportExpression: ({ start }) => void imports.push(start),
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
  if (
    path.startsWith('packages/ui/') &&
    imports.some((at) => !onDemand.some(([from, to]) => from < at && at < to))
  )
    problems.push(`${path}: code on demand comes by lazily().`);
  for (const [start, sentence] of found) {
    if (excused.has(sentence) || quiet.some(([from, to]) => from <= start && start < to)) continue;
    const line = text.slice(0, start).split('\n').length;
    problems.push(`${path}:${line}: a sentence outside words: ${JSON.stringify(sentence.slice(0, 60))}`);
  }
}

/** Steps of stories play in every language: they find what is on the page by the words. */
const { sentences } = await translationOf(join(root, 'packages/domain/src/words'), 'es');
const stepsOf = englishSteps(sentences);
for (const source of [...everything, ...sourcesIn('.storybook')])
  if (/^packages\/ui\/.*\.stories\.tsx$|Story\.tsx?$/.test(source.path)) problems.push(...stepsOf(source));

/** What limits are kept under. */
const limitNames = new Set(['min', 'max', 'cautiousMin', 'cautiousMax', 'criticalMin', 'criticalMax']);
/** A place of the file, without its brackets: `latest.values[parameter]`. */
type Shown = Extract<
  Parameters<NonNullable<VisitorObject['JSXExpressionContainer']>>[0]['expression'],
  object
>;

/**
 * A measured number or a unit that is shown as it is kept: it goes through `readingText`, `limitText` or a `Measure`
 * (ADR 17). What it was computed from, or is called otherwise, is not seen: for those the stories look (test-runner.ts).
 */
for (const { path, text } of product.filter((source) => source.path.startsWith('packages/ui/src/'))) {
  const isKept = (shown: Shown): boolean => {
    if (shown.type === 'LogicalExpression') return isKept(shown.left);
    if (shown.type !== 'MemberExpression') return false;
    const { object, property, computed } = shown;
    const of = text.slice(object.start, object.end);
    if (computed) return /(^|\.)values\??$/.test(of);
    if (property.type !== 'Identifier') return false;
    return (
      limitNames.has(property.name) || (/^(unit|ucum)$/.test(property.name) && !/(^|\.)measure$/.test(of))
    );
  };
  const look = (shown: Shown) => {
    if (!isKept(shown)) return;
    const line = text.slice(0, shown.start).split('\n').length;
    const what = text.slice(shown.start, shown.end);
    problems.push(`${path}:${line}: ${what} is shown as it is kept, not in the reader's unit.`);
  };
  new Visitor({
    JSXExpressionContainer: ({ expression }) => look(expression),
    TemplateLiteral: ({ expressions }) => expressions.forEach(look),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && callee.name === 'String' && first && first.type !== 'SpreadElement')
        look(first);
    },
  }).visit(parseSync(path, text).program);
}

for (const source of product) problems.push(...packedObjects(source));

const tokens = readFileSync(join(root, 'packages/ui/src/tokens.css'), 'utf8');
const [colors, variables] = [colorsIn(tokens), variablesIn(tokens)];
for (const source of [...everything, ...sourcesIn('.storybook')]) {
  if (source.path.endsWith('.tsx')) problems.push(...unknownColors(source, colors, ['stroke-chart-series']));
  problems.push(...unknownVariables(source, variables));
}

/** Comments, names and docs too; what is kept under a name or was released is not written again. */
const documents = [
  '.',
  'docs',
  'docs/adr',
  'packages/ui',
  'packages/ui/src',
  'packages/ui/src/foundations',
].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /\.mdx?$/.test(name) && name !== 'CHANGELOG.md')
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') })),
);
for (const source of [...everything, ...sourcesIn('.storybook'), ...sourcesIn('scripts'), ...documents])
  if (!/\/0\d{3}-[^/]+\.ts$|\/words\/es\/|\/spelling\b|\/rooms\/migrations\.ts$/.test(source.path))
    problems.push(...otherSpellings(source));

for (const problem of problems) console.log(problem);
console.log(`${everything.length} files read, ${problems.length} problems`);
process.exit(problems.length ? 1 : 0);
