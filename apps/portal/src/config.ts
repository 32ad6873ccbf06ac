/** What one build must be told of the place it runs in. */
export interface Config {
  /** The origin of the API, `https://api.example`, without a slash at the end; empty when it is the page's own. */
  apiHost: string;
}

/** What stands in the page when no server has written the host there. */
const placeholder = '__API_HOST__';

/**
 * Says where the API is. Our server writes it into the page, which saves a round trip; any other host serves
 * `config.json` beside the portal. Checked by hand: a schema for one text would cost the first page 9 kB.
 *
 * @throws when neither names an origin: without it no call can be made
 * @see API-01
 */
export async function loadConfig(): Promise<Config> {
  const written =
    document.querySelector<HTMLMetaElement>('meta[name="rpm-api-host"]')?.content ?? placeholder;
  const host = written === placeholder ? await hostFromFile() : written;
  if (typeof host !== 'string' || !isOrigin(host)) throw new Error('The host of the API must be an origin.');
  return { apiHost: host.replace(/\/$/, '') };
}

async function hostFromFile(): Promise<unknown> {
  const response = await fetch('/config.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`config.json: HTTP error! status: ${response.status}`);
  const config: unknown = await response.json();
  return typeof config === 'object' && config !== null && 'apiHost' in config ? config.apiHost : null;
}

const isOrigin = (host: string) => host === '' || (/^https?:/.test(host) && URL.canParse(host));
