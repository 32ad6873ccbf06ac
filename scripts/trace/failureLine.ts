/** The colors of a terminal, and where a line of the stack begins. */
const colors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** What stands before the words: how the browser was asked, and which kind of error it was. */
const before = /^(?:[a-z]+\.[a-zA-Z]+: |error: )?(?:(?:Uncaught )?\w*Error: ?)+/;
const longest = 240;

/**
 * What went wrong, as one line to be read beside a name: the first one of what a runner wrote that says anything. The run of the
 * stories writes an address to open first, and then `Message:`. A line that ends with a colon goes on with the next one.
 */
export function failureLine(message: string): string {
  const plain = message.replaceAll(colors, '');
  const told = /^Message:$/m.exec(plain);
  const lines = plain
    .slice(told ? told.index + told[0].length : 0)
    .split('\n')
    .map((line) => line.trim().replace(before, '').trim())
    .filter(Boolean);
  const [first = 'It failed, and nothing says why.', second] = lines;
  const line = first.endsWith(':') && second ? `${first} ${second}` : first;
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
