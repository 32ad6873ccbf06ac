import type { Services } from '../../api/Services.ts';

/** The entry that a code belongs to. Where there is none to compare with, as much work is done as for one. */
export async function fitting<Entry extends { codeHash: string }>(
  { passwords }: Pick<Services, 'passwords'>,
  code: string,
  entries: readonly Entry[],
): Promise<Entry | null> {
  let found: Entry | null = null;
  if (entries.length === 0) await passwords.verify(code, passwords.decoy);
  for (const entry of entries) if (await passwords.verify(code, entry.codeHash)) found ??= entry;
  return found;
}
