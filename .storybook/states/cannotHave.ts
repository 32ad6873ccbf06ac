/** States that a screen cannot be in, though others like it can: by the screen, then by the state, and why. */
export const cannotHave: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
