import type * as z from 'zod/mini';

/** Where a schema finds fault with a value, as paths, each once: 'vitalRanges.0.parameter'. None when all is right. */
export function faultsOf(schema: z.ZodMiniType, value: unknown): string[] {
  const paths = schema.safeParse(value).error?.issues.map(({ path }) => path.map(String).join('.')) ?? [];
  return [...new Set(paths)];
}
