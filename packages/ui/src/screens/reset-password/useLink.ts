import { useApi } from '@rpm/api-client';
import { type ExchangedToken, loginMessages } from '@rpm/domain';
import { useEffect, useRef, useState } from 'react';
import type { Exchanged } from './exchangeToken.ts';

/** What has come of the link: `gone` for whatever reason it opens nothing, `failed` when that could not be found out. */
export type LinkState =
  | { state: 'checking' }
  | { state: 'gone' }
  | { state: 'failed'; problem: string; retry: () => void }
  | ({ state: 'ready'; user: string } & ExchangedToken);

interface LinkParts {
  /** The id of the account and the token; without both there is no link. */
  user: string | undefined;
  token: string | undefined;
  /** Called when the server has answered: from then on the token must not stand in the address. */
  onTaken: () => void;
}

/**
 * Exchanges the token of the link for a ticket, once, when the page opens.
 *
 * @see behaviour R20
 */
export function useLink({ user, token, onTaken }: LinkParts): LinkState & { expire: () => void } {
  const call = useApi();
  const [link, setLink] = useState<LinkState>(user && token ? { state: 'checking' } : { state: 'gone' });
  const isAsked = useRef(false);

  async function exchange() {
    if (!user || !token) return;
    setLink({ state: 'checking' });
    const outcome = await import('./exchangeToken.ts').then(
      ({ exchangeToken }) => exchangeToken(call, { user, token }),
      (): Exchanged => ({ problem: loginMessages.unavailable }),
    );
    if (outcome === 'gone') setLink({ state: 'gone' });
    else if ('ticket' in outcome) setLink({ ...outcome, state: 'ready', user });
    else return setLink({ state: 'failed', problem: outcome.problem, retry: () => void exchange() });
    onTaken();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the token is good once, so it is sent once
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void exchange();
  }, []);
  return { ...link, expire: () => setLink({ state: 'gone' }) };
}
