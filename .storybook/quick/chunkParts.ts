import { resolve } from 'node:path';
import type { OutputChunk } from 'rolldown';

type SourceMap = NonNullable<OutputChunk['map']>;

/** A chunk of the bundle: what Vite must see of it, and the rest. */
interface ChunkParts {
  /** Its imports. What is installed and comes later is fetched by functions that the rest calls. */
  imports: string;
  /** The rest, each line of it where it was. */
  body: string;
  /** Where the lines are from once the rest stands behind a head. `folder` is where the chunk would lie. */
  mapAfter: (head: string, folder: string) => SourceMap | null;
}

/** Rolldown begins a chunk with its imports, one a line. */
const importLines = /^(?:import .*\n)*/;

/** Takes the imports of a chunk apart from its rest. */
export function inParts({ code, map, dynamicImports }: OutputChunk): ChunkParts {
  const [lines = ''] = importLines.exec(code) ?? [];
  let imports = lines;
  let rest = code.slice(lines.length);
  for (const [at, name] of dynamicImports.entries()) {
    const asked = `import(${JSON.stringify(name)})`;
    if (!rest.includes(asked)) continue;
    imports += `const later$${at} = () => ${asked};\n`;
    rest = rest.replaceAll(asked, `later$${at}()`);
  }
  return {
    imports,
    body: '\n'.repeat(lines.split('\n').length - 1) + rest,
    mapAfter(head, folder) {
      return (
        map && {
          ...map,
          mappings: ';'.repeat(head.split('\n').length) + map.mappings,
          sources: map.sources.map((source) => resolve(folder, source)),
        }
      );
    },
  };
}
