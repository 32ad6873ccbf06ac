import { globSync, readFileSync } from 'node:fs';

/**
 * Two things that unit tests cannot see, since they call the rules themselves:
 * 1. a rule that carries a requirement id and that no product code reaches, and
 * 2. a callback that a requirement needs (`onBad` of DSP-06) and that may be left out, or is given nothing to do.
 * Types are left out of the first: they are mostly used by inference.
 */
const isTest = (path: string) =>
  /\.(test|stories)\.tsx?$|Story\.tsx?$|[/.]tries\.ts$|\/(test|e2e|dist|node_modules|scripts)\//.test(path);
const sources = (pattern: string) =>
  globSync(pattern)
    .filter((path) => !isTest(`/${path}`))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const domain = sources('packages/domain/src/**/*.ts').filter(
  ({ path }) => !/\/(index|rooms\/rules)\.ts$/.test(path),
);
const product = ['packages/{api-client,ui}/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'].flatMap(sources);
if (domain.length < 50 || product.length < 200) throw new Error('The sources were not found.');

const requirementId = /\b[A-Z]{3}-\d{2}\b/;
const words = (text: string) => new Set(text.match(/[A-Za-z_$][\w$]*/g));
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

interface Declaration {
  path: string;
  name: string;
  /** A function, a constant or a class that is exported under a docstring with a requirement id. */
  isRule: boolean;
  uses: Set<string>;
}

/** The declarations of a file. Each begins at the start of a line, as the formatter leaves them. */
function declarationsOf({ path, text }: { path: string; text: string }): Declaration[] {
  const begins =
    /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(export )?(?:async )?(function|const|class|interface|type) (\w+)/gm;
  const found = [...text.matchAll(begins)];
  return found.map((match, at) => {
    const [head, exported, kind = '', name = ''] = match;
    const body = text.slice(match.index + head.length, found[at + 1]?.index);
    const isValue = ['function', 'const', 'class'].includes(kind);
    const docstring = head.startsWith('/**') ? head.slice(0, head.indexOf('*/')) : '';
    const isRule = exported !== undefined && isValue && requirementId.test(docstring);
    return { path, name, isRule, uses: words(withoutComments(body)) };
  });
}

const declarations = domain.flatMap(declarationsOf);
const reached = words(product.map(({ text }) => withoutComments(text)).join('\n'));
const waiting = new Set(declarations);
for (let grew = true; grew; ) {
  grew = false;
  for (const declaration of waiting) {
    if (!reached.has(declaration.name)) continue;
    waiting.delete(declaration);
    for (const name of declaration.uses) reached.add(name);
    grew = true;
  }
}
/** Rules that no screen needs, each with the reason. One that is in use by now does not belong here. */
const excused: Readonly<Record<string, string>> = {
  deviceUsagePercent: 'DSP-08 gives the formula, and the specification no place that shows it',
};
const unreached = [...waiting].filter(({ isRule }) => isRule);
const unused = unreached
  .filter(({ name }) => !Object.hasOwn(excused, name))
  .map(({ path, name }) => `${path}: nothing outside the domain reaches ${name}`);
const needless = Object.keys(excused)
  .filter((name) => !unreached.some((each) => each.name === name))
  .map((name) => `scripts/checkRules.ts: ${name} needs no excuse`);

const mayBeLeftOut = [...domain, ...product].flatMap(({ path, text }) =>
  /\bonBad\?:|\bonBad: OnBad = |\bonBad: \(\) => \{\}/.test(withoutComments(text))
    ? [`${path}: onBad may be left out, or does nothing (DSP-06)`]
    : [],
);

const faults = [...unused, ...needless, ...mayBeLeftOut];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${declarations.filter(({ isRule }) => isRule).length} rules with a requirement id are in use`);
