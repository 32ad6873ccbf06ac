import { useApi } from '@rpm/api-client';
import { type ExchangedToken, type InvitedAs, loginMessages } from '@rpm/domain';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Exchanged } from './exchangeToken.ts';
import type { InvitationStepProps } from './InvitationStep.tsx';

/** What has come of the link: `gone` for whatever reason it opens nothing, `failed` when that could not be found out. */
export type LinkState =
  | { state: 'checking' }
  | { state: 'gone' }
  | { state: 'failed'; problem: string; retry: () => void }
  | { state: 'ready'; user: string; ticket: string }
  | {
      state: 'invited';
      user: string;
      ticket: string;
      invitation: InvitedAs;
      /** Its page, which comes with the first invitation: most who come here forgot a password. */
      Step: ComponentType<InvitationStepProps>;
    };

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
    else if ('ticket' in outcome) await open(user, outcome);
    else return setLink({ state: 'failed', problem: outcome.problem, retry: () => void exchange() });
    onTaken();
  }

  /** The ticket is held here while the code of the page comes, so that a failure costs nothing. */
  async function open(of: string, { ticket, invitation }: ExchangedToken) {
    if (!invitation) return setLink({ state: 'ready', user: of, ticket });
    const code = await import('./InvitationStep.tsx').catch(() => null);
    if (code) return setLink({ state: 'invited', user: of, ticket, invitation, Step: code.InvitationStep });
    const retry = () => void open(of, { ticket, invitation });
    setLink({ state: 'failed', problem: loginMessages.unavailable, retry });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the token is good once, so it is sent once
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void exchange();
  }, []);
  return { ...link, expire: () => setLink({ state: 'gone' }) };
}
