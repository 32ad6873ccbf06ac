import { useApi } from '@rpm/api-client';
import type { GoodLink, InvitedAs } from '@rpm/domain';
import { loginWords } from '@rpm/domain/words/login';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { lazily } from '../../hooks/lazily.ts';
import type { Checked } from './checkLink.ts';
import type { InvitationStepProps } from './InvitationStep.tsx';

const checking = lazily(() => import('./checkLink.ts'));
const invitationStep = lazily(() => import('./InvitationStep.tsx'));

/** What a link holds: the id of the account or invitation, and the token. */
export interface LinkParts {
  user: string;
  token: string;
}

/** What has come of the link: `gone` for whatever reason it opens nothing, `failed` when that could not be found out. */
export type LinkState =
  | { state: 'checking' }
  | { state: 'gone' }
  | { state: 'failed'; problem: string; retry: () => void }
  | ({ state: 'ready' } & LinkParts)
  | ({
      state: 'invited';
      invitation: InvitedAs;
      /** Its page, which comes with the first invitation: most who come here forgot a password. */
      Step: ComponentType<InvitationStepProps>;
    } & LinkParts);

/**
 * Asks whether the link is good, once, when the page opens. That spends nothing: the page can be loaded anew until a
 * password is set.
 *
 * @param link `null` when there is none
 * @param onTaken called when the server has answered: from then on the token must not stand in the address. Gets the
 *   link while it is good, to be found again after a reload
 * @see behaviour R20
 */
export function useLink(
  link: LinkParts | null,
  onTaken: (good: LinkParts | null) => void,
): LinkState & { expire: () => void } {
  const call = useApi();
  const [state, setState] = useState<LinkState>({ state: link ? 'checking' : 'gone' });
  const isAsked = useRef(false);

  async function check() {
    if (!link) return;
    setState({ state: 'checking' });
    const outcome = await checking.load().then(
      ({ checkLink }) => checkLink(call, link),
      (): Checked => ({ problem: loginWords.unavailable }),
    );
    if (outcome === 'gone') return expire();
    if ('problem' in outcome) {
      return setState({ state: 'failed', problem: outcome.problem, retry: () => void check() });
    }
    onTaken(link);
    await open(link, outcome);
  }

  async function open(good: LinkParts, { invitation }: GoodLink) {
    if (!invitation) return setState({ state: 'ready', ...good });
    const code = await invitationStep.load().catch(() => null);
    if (code) return setState({ state: 'invited', ...good, invitation, Step: code.InvitationStep });
    const retry = () => void open(good, { opens: 'account', invitation });
    setState({ state: 'failed', problem: loginWords.unavailable, retry });
  }

  function expire() {
    setState({ state: 'gone' });
    onTaken(null);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one visit of the page asks once
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void check();
  }, []);
  return { ...state, expire };
}
