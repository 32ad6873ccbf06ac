/** By the address of a hospital, without a slash at the end, what it has given us to show that it is us. */
export type ClientSecrets = ReadonlyMap<string, string>;

/** What a secret may be made of: visible signs. @see https://www.rfc-editor.org/rfc/rfc6749#appendix-A.2 */
const LINE = /^(https?:\/\/[^\s?#@]+) +([\x21-\x7e]+)$/;

/**
 * Reads the secrets as they stand in the operator's file: a line for each hospital, its endpoint and the secret, with a space between.
 *
 * @returns `null` when a line is none, or a hospital is there twice
 */
export function readClientSecrets(text: string): ClientSecrets | null {
  const lines = text
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const pairs = lines.flatMap((each): [string, string][] => {
    const [, endpoint, secret] = LINE.exec(each) ?? [];
    return endpoint !== undefined && secret !== undefined ? [[endpoint.replace(/\/+$/, ''), secret]] : [];
  });
  const secrets = new Map(pairs);
  return secrets.size === lines.length ? secrets : null;
}
