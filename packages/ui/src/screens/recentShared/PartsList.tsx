import { type SharedPart, sharedParts } from '@rpm/domain';
import { shareWords as texts } from '@rpm/domain/words/share';
import { Check, Minus } from 'lucide-react';

interface PartsListProps {
  title: string;
  parts: readonly SharedPart[];
  /** It is somebody else's record. */
  isOfOther: boolean;
}

/** What a share lets somebody see, and what not: each with a sign and in words. */
export function PartsList({ title, parts, isOfOther }: PartsListProps) {
  const names = isOfOther ? texts.partsOfOther : texts.parts;
  const hidden = [
    ...sharedParts.filter((part) => !parts.includes(part)).map((part) => names[part]),
    texts.neverShared,
  ];
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold text-body">{title}</h3>
      <ul className="flex flex-col gap-1.5">
        {sharedParts
          .filter((part) => parts.includes(part))
          .map((part) => (
            <li key={part} className="flex gap-2.5">
              <Check
                aria-hidden="true"
                strokeWidth={2}
                className="mt-1 size-5 flex-none text-reading-normal-fg"
              />
              {names[part]}
            </li>
          ))}
      </ul>
      <h3 className="sr-only">{texts.cannotSee}</h3>
      <ul className="flex flex-col gap-1.5 text-fg-muted">
        {hidden.map((each) => (
          <li key={each} className="flex gap-2.5">
            <Minus aria-hidden="true" strokeWidth={2} className="mt-1 size-5 flex-none" />
            {each}
          </li>
        ))}
      </ul>
    </div>
  );
}
