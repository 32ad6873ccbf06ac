/** A place in the sources. */
export interface SourcePlace {
  /** From the root of the project. */
  path: string;
  line: number;
}

/** What an address may begin with: a page, or an editor that opens files. */
const opens = /^(?:https?|vscode|vscodium|cursor|zed|idea|jetbrains):\/\//;

/**
 * The pattern of addresses at which the sources are read, as whoever builds says it in `RPM_SOURCE_URL`: in
 * `https://example.org/rpm/blob/{commit}/{path}#L{line}` stand the commit that was built, the path of a file and a line of it.
 * `vscode://file/home/me/rpm/{path}:{line}` opens an editor.
 *
 * @returns the pattern with its commit; `null` when nothing is said, or the commit that it needs is not known: a link that leads
 * nowhere is worse than none
 * @throws Error for what is no such pattern
 */
export function sourcePattern(said: string | undefined, commit: string | null): string | null {
  if (!said) return null;
  if (!opens.test(said) || !said.includes('{path}'))
    throw new Error(`RPM_SOURCE_URL is no address with {path} in it: ${said}`);
  if (said.includes('{commit}') && commit === null) return null;
  return said.replaceAll('{commit}', commit ?? '');
}

/** The address of a place in the sources. */
export const sourceAddress = (pattern: string, { path, line }: SourcePlace): string =>
  pattern
    .replaceAll('{path}', path.split('/').map(encodeURIComponent).join('/'))
    .replaceAll('{line}', String(line));
