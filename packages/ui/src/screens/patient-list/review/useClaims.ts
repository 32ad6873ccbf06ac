import { useClaimPatient, useReleasePatient } from '@rpm/api-client';
import { ClaimRefused, limits } from '@rpm/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../../hooks/useAfterPaint.ts';

/** Who else works on a patient. */
type Taken = Readonly<Record<string, string>>;

/**
 * Holds the open patient and the next one for the reader, renews that while the screen is there, and lets them go with it.
 * The next one is held before it is shown, so that a key paints it at once and no colleague has it open too.
 *
 * @param isPaused nothing is renewed: after five minutes a colleague can have the patient. The server is told once, so that
 * the round counts the pause from its beginning.
 */
export function useClaims(here: string | null, next: string | null, isPaused: boolean) {
  const [claim, release] = [useClaimPatient(), useReleasePatient()];
  const calls = useRef({ claim, release });
  calls.current = { claim, release };
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = useState<Taken>({});
  const wanted = useRef<readonly string[]>([]);
  const open = useRef(here);
  open.current = here;
  // A pause and what was claimed before or after it come to the server in that order.
  const claimed = useRef<Promise<void>>(Promise.resolve());
  const paused = useRef<Promise<void>>(Promise.resolve());

  const hold = useCallback(async (userId: string, isHere: boolean) => {
    try {
      await calls.current.claim({ userId, isHere });
      setHeld((before) => new Set(before).add(userId));
    } catch (error) {
      const refused = calls.current.claim.refusal(409, error);
      if (!refused) return;
      const name = ClaimRefused.safeParse(refused).data?.by?.name ?? '';
      setHeld((before) => new Set([...before].filter((each) => each !== userId)));
      setTaken((before) => ({ ...before, [userId]: name }));
    }
  }, []);
  const letGo = useCallback((userId: string) => {
    setHeld((before) => new Set([...before].filter((each) => each !== userId)));
    // It ends by itself after minutes; nothing is lost when this does not arrive.
    void calls.current.release({ userId }).catch(() => undefined);
  }, []);

  useEffect(() => {
    if (isPaused) return;
    const now = [here, next].filter((each) => each !== null);
    const holdBoth = () => {
      claimed.current = paused.current.then(() => {
        const sign = here ? hold(here, true) : undefined;
        if (next) void hold(next, false);
        return sign;
      });
    };
    // Who is opened is held already: the patient is painted first.
    const cancel = afterPaint(() => {
      for (const each of wanted.current) if (!now.includes(each)) letGo(each);
      wanted.current = now;
      holdBoth();
    });
    const renew = setInterval(holdBoth, limits.claimRenewSeconds * 1000);
    return () => {
      cancel();
      clearInterval(renew);
    };
  }, [here, next, isPaused, hold, letGo]);
  useEffect(() => {
    const userId = open.current;
    if (!isPaused || userId === null || wanted.current.length === 0) return;
    // When it does not arrive, a long pause is counted all the same.
    paused.current = claimed.current
      .then(() => calls.current.claim({ userId, isHere: true, isPaused }))
      .then(
        () => undefined,
        () => undefined,
      );
  }, [isPaused]);
  useEffect(
    () => () => {
      for (const each of wanted.current) letGo(each);
      wanted.current = [];
    },
    [letGo],
  );

  return { isHeld: (userId: string) => held.has(userId), taken };
}
