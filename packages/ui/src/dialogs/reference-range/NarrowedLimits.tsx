import { type NarrowedLimit, rangeMessages, spaced, type VitalKind, vitalParameter } from '@rpm/domain';
import { Banner } from '../../components/Banner/index.ts';

interface NarrowedLimitsProps {
  /** For Save Range, which is described by it. */
  id: string;
  vital: VitalKind;
  limits: readonly NarrowedLimit[];
}

const { narrower } = rangeMessages;

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
              {narrower.limit(
                vitalParameter(vital, parameter)?.description ?? spaced(parameter),
                rangeMessages.fields[field],
                from,
                to,
              )}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
