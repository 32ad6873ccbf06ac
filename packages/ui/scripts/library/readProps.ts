import { fileURLToPath } from 'node:url';
import {
  API,
  type Checker,
  type Symbol as Named,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';
import type { Props } from './props.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsconfig = `${root}scripts/library/tsconfig.json`;
const components = `${root}src/components/`.toLowerCase();

const isOurs = ({ declarations }: Named) =>
  declarations.some(({ path }) => path.toLowerCase().startsWith(components));
/** `TypeFormatFlags.NoTruncation`: whole, however long. */
const whole = 1;

/** A type in words. One that is a choice of literals is spelled out, whatever it is called. */
function textOf(checker: Checker, type: Type, isOptional: boolean): string {
  const all = type.isUnionType() ? (type.getTypes() ?? []) : [];
  const texts = all.map((each) => checker.typeToString(each, undefined, whole));
  const isChoice =
    texts.some((each) => /^["\d]/.test(each)) &&
    texts.every((each) => /^["\d]|^(undefined|null)$/.test(each));
  const text = isChoice ? texts.sort().join(' | ') : checker.typeToString(type, undefined, whole);
  return isOptional ? text.replace(/ \| undefined$/, '') : text;
}

/** The members of a type that are ours: what React's own elements take is React's. */
function membersOf(checker: Checker, type: Type): Record<string, string> {
  const ours = checker.getPropertiesOfType(type).filter(isOurs);
  return Object.fromEntries(
    ours.map((member) => {
      const isOptional = (member.flags & SymbolFlags.Optional) !== 0;
      const of = checker.getTypeOfSymbol(member);
      return [`${member.name}${isOptional ? '?' : ''}`, of ? textOf(checker, of, isOptional) : ''];
    }),
  );
}

/** What a component takes, or what an object that one takes has; `null` for what is neither. */
function propsOf(checker: Checker, named: Named): Record<string, string> | null {
  if (!/^[A-Z]/.test(named.name) || named.name.endsWith('Props') || !isOurs(named)) return null;
  if ((named.flags & SymbolFlags.Function) === 0) {
    const declared = checker.getDeclaredTypeOfSymbol(named);
    return declared.isObjectType() ? membersOf(checker, declared) : null;
  }
  const type = checker.getTypeOfSymbol(named);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const [parameter] = signature?.getParameters() ?? [];
  const taken = parameter && checker.getTypeOfSymbol(parameter);
  return taken ? membersOf(checker, taken) : {};
}

/** The components that the package hands out, each with its props as the compiler has them, and the objects that they take. */
export function readProps(): Props {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig);
    if (!project) throw new Error(`The compiler does not know ${tsconfig}.`);
    const { checker, program } = project;
    const exported = ['index', 'link'].flatMap((name) => {
      const file = program.getSourceFile(`${root}src/library/${name}.ts`);
      const module = file && checker.getSymbolAtLocation(file);
      if (!module) throw new Error(`The compiler does not know src/library/${name}.ts.`);
      return checker.getExportsOfModule(module);
    });
    const found = exported.flatMap((each) => {
      const named = (each.flags & SymbolFlags.Alias) === 0 ? each : checker.getAliasedSymbol(each);
      const props = propsOf(checker, named);
      return props ? [[each.name, props] as const] : [];
    });
    return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
  } finally {
    api.close();
  }
}
