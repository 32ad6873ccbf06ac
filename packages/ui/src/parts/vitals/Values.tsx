import { listenWords } from '@rpm/domain/words/listen';

/** Two values that are written with a stroke between them. */
const pair = /^([^/\s]+)\/([^/\s]+)$/;

/** The values of a reading as they are written, '168/97', and as they are said: '168 over 97'. @see PDB-07 */
export function Values({ text }: { text: string }) {
  const [, first, second] = pair.exec(text) ?? [];
  if (!first || !second) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{listenWords.over({ first, second })}</span>
    </>
  );
}
