import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** Something that a file of a room hands out. */
export interface Found {
  /** The file, from the root of the repository. */
  path: string;
  name: string;
}

/** The files of the rooms that play a role: `routes.ts`, and `ownClinics.routes.ts`. Sorted, so that a list never depends on a disk. */
export const filesOf = (folder: string, ...roles: string[]): string[] =>
  globSync(`${folder}/*/*.{ts,tsx}`)
    .filter((path) => roles.some((role) => basename(path) === role || basename(path).endsWith(`.${role}`)))
    .sort();

/** What such files hand out under a name that follows a pattern. */
export const exportsOf = (paths: readonly string[], pattern: RegExp): Found[] =>
  paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)]
      .map(([, name = '']) => ({ path, name }))
      .filter(({ name }) => pattern.test(name)),
  );

/** How a file is imported from another. */
export const pathFrom = (list: string, path: string): string => {
  const to = relative(dirname(list), path);
  return to.startsWith('.') ? to : `./${to}`;
};

/** The lines that import what was found, each under its own name. */
export const importsOf = (list: string, found: readonly Found[]): string[] =>
  [...Map.groupBy(found, ({ path }) => path)].map(
    ([path, names]) =>
      `import { ${names
        .map(({ name }) => name)
        .sort()
        .join(', ')} } from '${pathFrom(list, path)}';`,
  );

/** How many things a function that was found takes. */
export function takes({ path, name }: Found): number {
  let count = 0;
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && id.name === name && init?.type === 'ArrowFunctionExpression')
        count = init.params.length;
    },
    FunctionDeclaration: ({ id, params }) => {
      if (id?.name === name) count = params.length;
    },
  }).visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return count;
}

/** The names in a table that was found, in their order. */
export function keysOf(path: string, name: string): string[] {
  const keys: string[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || id.name !== name || init?.type !== 'CallExpression') return;
      const [table] = init.arguments;
      if (table?.type !== 'ObjectExpression') return;
      for (const each of table.properties)
        if (each.type === 'Property' && each.key.type === 'Identifier') keys.push(each.key.name);
    },
  }).visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return keys;
}
