/** Spellings of other English, each with the American one: the interface, comments, docs and names have one way to spell. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/enrol(?!l|e)/i, 'enroll'],
  [/colour/i, 'color'],
  [/\blicence/i, 'license'],
  [/neighbour(?!s?@)/i, 'neighbor'],
  [/\bfavour/i, 'favor'],
  [/\btowards\b/i, 'toward'],
  [/\bcentred\b/i, 'centered'],
  [/\bjudgement/i, 'judgment'],
  [/\b(model|label|travel|cancel)led\b/i, '$1ed'],
  [/\backnowledgement/i, 'acknowledgment'],
  [/\bprogramme\b/i, 'program'],
  [/catalogue/i, 'catalog'],
  [/\b(organ|recogn|author|normal|serial|summar|minim|maxim)is(e|ed|es|ing|ation)\b/i, '$1iz$2'],
];

/** Names that callers and stored rows know, and words of FHIR: they stay as they were given out. */
const givenOut =
  /timeBeforeEnrolment|otherProgramme|[dD]evice-?[cC]atalogue|catalogueFull|0024-catalogue|'cancelled'/g;

/**
 * Words of a text that are not spelled the American way.
 *
 * @param source a file's path and text
 * @returns a line for each: where it is, and how it is spelled here
 */
export function otherSpellings({ path, text }: { path: string; text: string }): string[] {
  return text.split('\n').flatMap((line, at) => {
    const read = line.replaceAll(givenOut, '');
    return spellings.flatMap(([other, ours]) => {
      const found = other.exec(read)?.[0];
      return found ? [`${path}:${at + 1}: '${found}' is spelled '${found.replace(other, ours)}' here.`] : [];
    });
  });
}
