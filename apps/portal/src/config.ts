import * as z from 'zod/mini';

/** What one build must be told of the place it runs in. */
const Config = z.object({
  /** The origin of the API, `https://api.example`; empty when it is the page's own. */
  apiHost: z.string().check(z.refine((host) => host === '' || (/^https?:/.test(host) && URL.canParse(host)))),
});
export type Config = z.infer<typeof Config>;

/**
 * Reads `config.json`, which lies beside the portal and may differ on every host.
 *
 * @throws when it cannot be read or names no origin: without it no call can be made
 * @see API-01
 */
export async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json', { credentials: 'omit' });
  if (!response.ok) throw new Error(`config.json: HTTP error! status: ${response.status}`);
  const { apiHost } = Config.parse(await response.json());
  return { apiHost: apiHost.replace(/\/$/, '') };
}
