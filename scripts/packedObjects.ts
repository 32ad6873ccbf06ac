import { parseSync, Visitor } from 'oxc-parser';

/**
 * Finds objects that spread another one which is written out on the spot: `{ ...{ at, by }, note }`. It packs properties
 * into fewer lines, reads as if it meant something, and hides from the compiler a property that the type does not have.
 *
 * @param source a file: its path, which is told, and its text
 * @returns a sentence for each
 */
export function packedObjects({ path, text }: { path: string; text: string }): string[] {
  const found: string[] = [];
  new Visitor({
    ObjectExpression: ({ properties }) => {
      for (const each of properties) {
        if (each.type !== 'SpreadElement' || each.argument.type !== 'ObjectExpression') continue;
        const line = text.slice(0, each.start).split('\n').length;
        found.push(
          `${path}:${line}: an object is spread where it is written; its properties stand in the outer one.`,
        );
      }
    },
  }).visit(parseSync(path, text).program);
  return found;
}
