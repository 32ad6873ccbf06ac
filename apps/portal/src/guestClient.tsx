import { ApiProvider, createClient } from '@rpm/api-client';
import type { ClientProvider } from '@rpm/ui/screens/public/PublicScreenProps.ts';

/** What a public page makes calls through: a client that knows nobody. */
export function guestClient(host: string): ClientProvider {
  const call = createClient({
    host,
    token: () => null,
    // biome-ignore lint/suspicious/noConsole: the specification wants failed calls logged (ERR-03)
    log: (line) => console.error(line),
  });
  return function Client({ children }) {
    return <ApiProvider call={call}>{children}</ApiProvider>;
  };
}
