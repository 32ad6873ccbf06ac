import { type NarrowedLimit, spaced, type VitalKind, vitalParameter } from '@rpm/domain';
import { rangeWords } from '@rpm/domain/words/range';
import { Banner } from '../../components/Banner/Banner.tsx';

interface NarrowedLimitsProps {
  /** For Save Range, which is described by it. */
  id: string;
  vital: VitalKind;
  limits: readonly NarrowedLimit[];
}

const { narrower } = rangeWords;

/** Which limits the save makes narrower, each as it is now and as it will be. @see RNG-21 */
export function NarrowedLimits({ id, vital, limits }: NarrowedLimitsProps) {
  if (limits.length === 0) return null;
  return (
    <div id={id}>
      <Banner kind="warning">
        <p className="font-semibold">{narrower.title}</p>
        <ul>
          {limits.map(({ parameter, field, from, to }) => (
            <li key={`${parameter} ${field}`}>
              {narrower.limit({
                parameter: vitalParameter(vital, parameter)?.description ?? spaced(parameter),
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
