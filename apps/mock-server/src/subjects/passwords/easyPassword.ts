/** Who chooses a password, as far as it is known: neither address nor name is one. */
export interface Owner {
  username: string;
  firstName?: string;
  lastName?: string;
}

/** What is looked at: what is longer takes long to judge, and this much must be good by itself. */
const judgedCharacters = 32;
/** Fewer than 10^8 guesses find a password below this (zxcvbn). */
const goodScore = 3;
/** Letters and digits that must be left without the own words. */
const leftCharacters = 6;
const ownWordCharacters = 3;

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Why a password is too easy to guess: it is one of those that many people choose, or made of them; a repetition, a
 * sequence, a date; or the own name or address. All is judged here, nothing is asked elsewhere (ASVS 6.2.4, 6.2.12).
 *
 * @returns the code of its refusal; `null` when it is good
 * @see https://github.com/zxcvbn-ts/zxcvbn
 */
export async function easyPassword(
  password: string,
  owner: Owner,
): Promise<'passwordOwn' | 'passwordCommon' | null> {
  const own = wordsOf(owner);
  const text = folded(password).slice(0, judgedCharacters);
  const left = own.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  if (left !== text && left.replace(/[^\p{L}\p{N}]/gu, '').length < leftCharacters) return 'passwordOwn';
  const { score } = (await judge()).check(text, own);
  return score < goodScore ? 'passwordCommon' : null;
}

/** Longest first, so that a part of a word does not spoil the whole. */
const wordsOf = ({ username, firstName = '', lastName = '' }: Owner) =>
  [username, ...username.split(/[@.+_-]/), firstName, lastName]
    .map((word) => folded(word.trim()))
    .filter((word) => word.length >= ownWordCharacters)
    .sort((a, b) => b.length - a.length);

let loading: ReturnType<typeof loadJudge> | undefined;
/** The lists are large, and few calls need them. */
const judge = () => (loading ??= loadJudge());

async function loadJudge() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  });
}
