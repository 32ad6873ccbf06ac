import { useContext, useLayoutEffect } from 'react';
import { OpenPatient } from './OpenPatient.tsx';
import { OnScreenContext, useIsOnScreen } from './onScreen.ts';
import type { Waiting } from './round.ts';

/**
 * The page of a patient, shown or covered. What is covered is laid out at its real width, so that showing it only paints;
 * nobody can see it, reach it or hear it.
 */
export function Pane({ open, place }: { open: Waiting; place: number }) {
  const { userId } = open;
  const screen = useContext(OnScreenContext);
  const isShown = useIsOnScreen(userId);
  useLayoutEffect(() => screen.drawn(userId), [screen, userId]);
  return (
    <div
      className={isShown ? 'min-w-0 [grid-area:1/1]' : 'invisible h-0 min-w-0 overflow-clip [grid-area:1/1]'}
    >
      <OpenPatient open={open} place={place} />
    </div>
  );
}
