import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as domain from '@rpm/domain';
import * as z from 'zod/mini';
import { callsFolder, filesIn } from './topics.ts';

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/**
 * Gives every schema that `domain` or the table of calls exports its own name, under which the document then holds it
 * once. Metadata of zod lie in one registry of the process; only the generator writes there.
 *
 * @throws Error when two schemas have one name
 */
export async function nameSchemas(): Promise<void> {
  const files = [...filesIn(callsFolder, 'calls.ts'), 'client/message.ts'];
  const tables: object[] = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(callsFolder, file)).href)),
  );
  const named = new Map<string, z.ZodMiniType>();
  for (const [name, schema] of [domain, ...tables].flatMap((module) => Object.entries(module))) {
    if (!isSchema(schema)) continue;
    const other = named.get(name);
    if (other && other !== schema) throw new Error(`Two schemas are called ${name}. Rename one.`);
    named.set(name, schema);
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id: name });
  }
}
