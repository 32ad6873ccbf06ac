import type { ReactNode } from 'react';

export interface FactsProps {
  /** Name and value, in order. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/**
 * Names and their values, side by side where there is room: large text on a phone leaves none. A long name takes two lines
 * before it takes more than its half.
 */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid @max-[20rem]/page:grid-cols-1 grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 @max-[20rem]/page:gap-y-0.5 gap-y-2 py-2 max-[22rem]:grid-cols-1 max-[22rem]:gap-y-0.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="min-w-28 text-fg-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
