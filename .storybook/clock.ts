import { storyNow } from '@rpm/mock-server/seed';
import MockDate from 'mockdate';
import { fireEvent } from 'storybook/test';

/** Sets the clock of the story, which stands still otherwise. The next story begins at its own time again. */
export const setClock = (instant: Date) => MockDate.set(instant);

/** Sets it so many seconds after the story began. */
export const setClockAfter = (seconds: number) => setClock(new Date(storyNow.getTime() + seconds * 1000));

/** Lets time pass since the story began, for a user who is not idle: otherwise the session would end with the countdown. */
export function timePasses(seconds: number) {
  const began = Date.now();
  const until = storyNow.getTime() + seconds * 1000;
  for (let at = began; at < until; at += 200_000) {
    setClock(new Date(at));
    fireEvent.pointerMove(document.body);
  }
  setClock(new Date(until));
}
