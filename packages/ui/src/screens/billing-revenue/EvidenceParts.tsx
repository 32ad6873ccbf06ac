import type { ReactNode } from 'react';

/** A section; its heading stays with what follows. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-3">
      <h2 className="break-after-avoid font-semibold text-body-strong">{title}</h2>
      {children}
    </section>
  );
}

/** Names and values in two columns. */
export function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-1 grid break-inside-avoid grid-cols-2 gap-x-8">
      {rows.map(([name, value]) => (
        <div key={name} className="flex gap-3 border-line border-b py-0.5">
          <dt className="w-28 flex-none">{name}</dt>
          <dd className="min-w-0 font-semibold">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
