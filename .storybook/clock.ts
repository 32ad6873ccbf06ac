import MockDate from 'mockdate';

/** Sets the clock of the story, which stands still otherwise. The next story begins at its own time again. */
export const setClock = (instant: Date) => MockDate.set(instant);
