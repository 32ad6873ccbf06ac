import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { exportsOf, type Found, filesOf, importsOf, keysOf, pathFrom, takes } from './exportsOf.ts';

/** A list of what lies in the rooms: the file that holds it, and its text before it is formatted. */
export interface List {
  path: string;
  text: string;
}

const subjects = 'apps/mock-server/src/subjects';
const calls = 'packages/api-client/src';

/** Every list, each from what the rooms hold now. The order is that of the paths; nothing may depend on it. */
export const lists = (): List[] => [
  rules(),
  callTable(),
  hooks(),
  routes(),
  accessTable(),
  memory(),
  sql(),
  migrations(),
  fates(),
  tries(),
  pages(),
  screens(),
];

/** What a rule is: every file of a room of `domain`, but limits, which are a name each, and words, which are taken one by one. */
function rules(): List {
  const path = 'packages/domain/src/rooms/rules.ts';
  const files = globSync('packages/domain/src/*/*.ts')
    .filter((file) => !/\/(words|limits|rooms)\/|\.test\.ts$/.test(file))
    .sort();
  return { path, text: files.map((file) => `export * from '${pathFrom(path, file)}';`).join('\n') };
}

function callTable(): List {
  const path = `${calls}/rooms/calls.ts`;
  const found = exportsOf(filesOf(calls, 'calls.ts'), /Endpoints$/);
  return {
    path,
    text: [
      ...importsOf(path, found),
      '',
      '/** The calls of all rooms. */',
      `export const calls = { ${spread(found)} } as const;`,
    ].join('\n'),
  };
}

/** Hooks, and the calls of each room, for what a screen asks without one. */
function hooks(): List {
  const path = `${calls}/rooms/hooks.ts`;
  const files = globSync(`${calls}/*/*.{ts,tsx}`)
    .filter(
      (file) =>
        !/\/(client|rooms)\//.test(file) &&
        /^(use\w+|(\w+\.)?hooks|(\w+\.)?calls)\.tsx?$/.test(basename(file)),
    )
    .sort();
  return { path, text: files.map((file) => `export * from '${pathFrom(path, file)}';`).join('\n') };
}

function routes(): List {
  const path = 'apps/mock-server/src/rooms/routes.ts';
  const found = exportsOf(filesOf(subjects, 'routes.ts'), /Routes$/);
  return {
    path,
    text: [
      "import type { Api } from '../api/route.ts';",
      ...importsOf(path, found),
      '',
      '/** Serves the calls of all rooms. No path of one is a path of another, so the order changes nothing. */',
      `export const routes: readonly ((api: Api) => void)[] = [${found.map(({ name }) => name).join(', ')}];`,
    ].join('\n'),
  };
}

function accessTable(): List {
  const path = 'apps/mock-server/src/rooms/access.ts';
  const found = exportsOf(filesOf(subjects, 'access.ts', 'routes.ts'), /Access$/);
  return {
    path,
    text: [
      "import type { Access } from '../authorization/table.ts';",
      ...importsOf(path, found),
      '',
      '/** Who may make which call about whom. A call without a row does not compile. @see docs/authorization.md */',
      `export const access: Access = { ${spread(found)} };`,
    ].join('\n'),
  };
}

/** The calls of each room, as their rows stand there. */
export const callsOfRooms = () =>
  exportsOf(filesOf(subjects, 'access.ts', 'routes.ts'), /Access$/).map(({ path, name }) => ({
    path,
    names: keysOf(path, name),
  }));

function memory(): List {
  const path = 'apps/mock-server/src/rooms/memory.ts';
  const parts = exportsOf(filesOf(subjects, 'memory.ts'), /^memory[A-Z]/);
  const states = exportsOf(filesOf(subjects, 'memory.ts', 'state.ts'), /State$/);
  return {
    path,
    text: [
      "import type { MemoryState, MemoryStoreOptions } from '../store/memory/state.ts';",
      "import type { StoreParts } from '../store/Store.ts';",
      "import type { World } from '../store/World.ts';",
      ...importsOf(path, [...parts, ...states]),
      '',
      '/** The parts of a store in memory. @param state the tables, or those of a transaction in which everything happens */',
      `export const memoryParts = (state: MemoryState): StoreParts => ({ ${parts.map(part('memory', 'state')).join(', ')} });`,
      '',
      '/** What memory begins with: the world, copied into tables. */',
      'export const stateOf = (world: World, options: MemoryStoreOptions): MemoryState => ({ world,',
      states
        .map((each) => `...${each.name}(${['world', 'options'].slice(0, takes(each)).join(', ')})`)
        .join(', '),
      '});',
    ].join('\n'),
  };
}

function sql(): List {
  const path = 'apps/mock-server/src/rooms/sql.ts';
  const parts = exportsOf(filesOf(subjects, 'sql.ts'), /^postgres[A-Z]/);
  return {
    path,
    text: [
      "import type { Database } from '../store/sql/open.ts';",
      "import type { StoreParts } from '../store/Store.ts';",
      ...importsOf(path, parts),
      '',
      '/** The parts of a store in PostgreSQL. @param db the pool, or a transaction in which everything happens */',
      `export const sqlParts = (db: Database): StoreParts => ({ ${parts.map(part('postgres', 'db')).join(', ')} });`,
    ].join('\n'),
  };
}

/** The changes of the tables: those of files by their number and name, and those that a room keeps beside its SQL. */
function migrations(): List {
  const path = 'apps/mock-server/src/rooms/migrations.ts';
  const files = [
    ...globSync('apps/mock-server/src/store/sql/migrations/[0-9]*.ts'),
    ...globSync(`${subjects}/*/[0-9]*.ts`),
  ];
  // A file without one is what an old change needs to be as it was.
  const numbered = files.flatMap((file) => {
    const [, held] = /^export const (\w+): Migration/m.exec(readFileSync(file, 'utf8')) ?? [];
    return held ? [{ name: basename(file, '.ts'), file, held }] : [];
  });
  const inRooms = exportsOf(filesOf(subjects, 'sql.ts'), /Migration$/).map(({ path: file, name: held }) => {
    const number = new RegExp(`^/\\*\\* (\\d{4}-[\\w-]+): .*\\*/\\nexport const ${held}\\b`, 'm').exec(
      readFileSync(file, 'utf8'),
    )?.[1];
    if (!number)
      throw new Error(
        `${file}: the docstring of ${held} begins with its name, as in '0200-allergy-notes: …'.`,
      );
    return { name: number, file, held };
  });
  const all = [...numbered, ...inRooms].sort((a, b) => (a.name < b.name ? -1 : 1));
  const twice = all.filter(({ name }, at) => all[at - 1]?.name === name);
  if (twice.length) throw new Error(`Two changes of the tables are called ${twice[0]?.name}.`);
  return {
    path,
    text: [
      "import type { Migration } from 'kysely/migration';",
      ...all.map(({ file, held }) => `import { ${held} } from '${pathFrom(path, file)}';`),
      '',
      '/** All changes of the tables, oldest first by name. One that has been released is never edited; a new one follows it. */',
      `export const migrations: Record<string, Migration> = { ${all.map(({ name, held }) => `'${name}': ${held}`).join(', ')} };`,
    ].join('\n'),
  };
}

/** What becomes of the rows of patients' tables. */
function fates(): List {
  const path = 'apps/mock-server/src/rooms/fates.ts';
  const found = exportsOf(filesOf(subjects, 'memory.ts', 'state.ts'), /Fate$/);
  return {
    path,
    text: [
      "import type { Fate } from '../subjects/patients/fates.ts';",
      ...importsOf(path, found),
      '',
      '/** What becomes of the rows of a patient at erasure, merge and export, of each table whose room says it. */',
      `export const fates: readonly Fate[] = [${found.map(({ name }) => name).join(', ')}];`,
    ].join('\n'),
  };
}

/** What the tests send to each call, and what they expect for whom. */
function tries(): List {
  const path = 'apps/mock-server/test/rooms/tries.ts';
  const found = exportsOf(filesOf(subjects, 'tries.ts'), /Tries$/);
  return {
    path,
    text: [
      "import type { EndpointName } from '@rpm/api-client/calls';",
      "import type { Try } from '../triesOf.ts';",
      ...importsOf(path, found),
      '',
      '/** How the tests try each call. A call without a try does not compile. */',
      `export const tries: Readonly<Record<EndpointName, Try>> = { ${spread(found)} };`,
    ].join('\n'),
  };
}

/** Pages that say in the file of their screen where they stand: `export const allergyNotesPage = {…} as const satisfies GuardedRoute`. */
const pagesOfScreens = () =>
  filesOf('packages/ui/src/screens', 'tsx').flatMap((file) => {
    const found = /^export const (\w+)Page = (\{.*?\}) as const satisfies GuardedRoute;$/ms.exec(
      readFileSync(file, 'utf8'),
    );
    return found ? [{ file, name: found[1] ?? '', row: found[2] ?? '' }] : [];
  });

/** Their rows. They are copied, for a page is named by many that must not load its screen. */
function pages(): List {
  const path = 'packages/domain/src/rooms/pages.ts';
  return {
    path,
    text: [
      "import type { GuardedRoute } from '../app/route.ts';",
      '',
      '/** Pages behind the guard that are in no menu, as the files of their screens say it. @see RTE-03 to RTE-08 */',
      `export const pagesOfScreens = { ${pagesOfScreens()
        .map(({ name, row }) => `${name}: ${row}`)
        .join(', ')} } as const satisfies Record<string, GuardedRoute>;`,
    ].join('\n'),
  };
}

function screens(): List {
  const path = 'packages/ui/src/screens/pageScreens.ts';
  const lines = pagesOfScreens().map(({ file, name }) => {
    const screen = basename(file, '.tsx');
    return `${name}: lazyScreen(() => import('${pathFrom(path, file)}').then((module) => module.${screen})),`;
  });
  return {
    path,
    text: [
      "import type { pagesOfScreens } from '@rpm/domain';",
      "import { type LazyScreen, lazyScreen } from './lazyScreen.ts';",
      '',
      '/** The screens of those pages. */',
      `export const screensOfPages: Readonly<Record<keyof typeof pagesOfScreens, LazyScreen<object>>> = { ${lines.join(' ')} };`,
    ].join('\n'),
  };
}

const spread = (found: readonly Found[]) => found.map(({ name }) => `...${name}`).join(', ');

/** `memoryOrders` makes the part `orders`. */
const part =
  (store: string, given: string) =>
  ({ name }: Found) => {
    const rest = name.slice(store.length);
    return `${rest.charAt(0).toLowerCase()}${rest.slice(1)}: ${name}(${given})`;
  };
