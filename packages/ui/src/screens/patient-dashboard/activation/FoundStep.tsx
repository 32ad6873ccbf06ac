import { serialGroups } from '@rpm/domain';
import { activationWords } from '@rpm/domain/words/activation';

const text = activationWords.check;

/** A character of a serial number as it is said: a zero is no letter. */
const said = (character: string) => {
  if (character === '0') return text.zero;
  return /[OI]/i.test(character) ? text.letter({ letter: character.toUpperCase() }) : character.toUpperCase();
};

/** The number that was found, in groups and spelled, to compare with the label. @see ACT-01, design v4 */
export function FoundStep({ serial }: { serial: string }) {
  const groups = serialGroups(serial);
  return (
    <div className="flex flex-col gap-3">
      <p>{text.compare}</p>
      <div className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4 text-center">
        <p lang="zxx" dir="ltr" className="wrap-anywhere numeric text-h1">
          {groups.length > 1 ? groups.join(' ') : serial}
        </p>
        <p dir="ltr" className="wrap-anywhere text-fg-muted">
          {groups.map((group) => [...group].map(said).join(' ')).join(', ')}
        </p>
      </div>
    </div>
  );
}
