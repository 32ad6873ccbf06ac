import { fullName, type MergeSide, mergedKinds } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { mergeWords } from '@rpm/domain/words/merge';
import { useOnBad } from '../../hooks/useClock.ts';
import { dayText } from '../../parts/person/personTexts.ts';

const { compare: texts } = mergeWords;

/** Two records in two columns; on a phone each fact names both. */
export function SideBySide({ sides }: { sides: readonly [MergeSide, MergeSide] }) {
  const onBad = useOnBad();
  const shown = (text: string | null) => text || loadWords.unknown;
  const facts: readonly (readonly [string, (side: MergeSide) => string])[] = [
    [texts.rows.name, (side) => shown(fullName(side))],
    [texts.rows.dob, ({ dob }) => dayText(dob, onBad)],
    [texts.rows.email, ({ username }) => username],
    [texts.rows.phone, ({ phone }) => shown(phone)],
    [texts.rows.provider, ({ provider }) => shown(provider?.name ?? null)],
    [texts.rows.consent, ({ consentDate }) => dayText(consentDate, onBad)],
    [texts.rows.account, ({ account }) => texts.accounts[account]],
    [texts.rows.devices, ({ devices }) => String(devices)],
    ...mergedKinds.map(
      (kind) => [texts.kinds[kind], ({ counts }: MergeSide) => String(counts[kind])] as const,
    ),
  ];
  return (
    <table aria-label={texts.table} className="w-full table-fixed border-collapse text-left">
      <thead>
        <tr className="border-line-strong border-b">
          <th scope="col" className="w-1/4 py-1.5 pr-2 align-bottom font-semibold max-sm:w-1/3">
            {texts.fact}
          </th>
          <th scope="col" className="py-1.5 pr-2 align-bottom font-semibold">
            {texts.here}
          </th>
          <th scope="col" className="py-1.5 align-bottom font-semibold">
            {texts.there}
          </th>
        </tr>
      </thead>
      <tbody>
        {facts.map(([label, of]) => {
          const [one, other] = [of(sides[0]), of(sides[1])];
          return (
            <tr key={label} className="border-line-subtle border-b">
              <th scope="row" className="wrap-anywhere py-1.5 pr-2 align-top font-regular text-fg-muted">
                {label}
              </th>
              {[one, other].map((text, at) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the two columns
                  key={at}
                  className={`wrap-anywhere py-1.5 pr-2 align-top ${one === other ? '' : 'font-semibold'}`}
                >
                  <bdi>{text}</bdi>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
