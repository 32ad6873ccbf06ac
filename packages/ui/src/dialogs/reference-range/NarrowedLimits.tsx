import type { NarrowedLimit } from '@rpm/domain';
import { rangeWords } from '@rpm/domain/words/range';
import { Banner } from '../../components/Banner/Banner.tsx';
import { parameterName } from '../../hooks/names.ts';

interface NarrowedLimitsProps {
  /** For Save Range, which is described by it. */
  id: string;
  limits: readonly NarrowedLimit[];
}

const { narrower } = rangeWords;

/** Which limits the save makes narrower, each as it is now and as it will be. @see RNG-21 */
export function NarrowedLimits({ id, limits }: NarrowedLimitsProps) {
  if (limits.length === 0) return null;
  return (
    <div id={id}>
      <Banner kind="warning">
        <p className="font-semibold">{narrower.title}</p>
        <ul>
          {limits.map(({ parameter, field, from, to }) => (
            <li key={`${parameter} ${field}`}>
              {narrower.limit({
                parameter: parameterName(parameter),
                limit: rangeWords.fields[field],
                from,
                to,
              })}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
