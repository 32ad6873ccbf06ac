import { publicWords } from '@rpm/domain/words/public';
import { Activity, Phone, Truck, UserPlus } from 'lucide-react';

const text = publicWords.landing;
const icons = [UserPlus, Truck, Activity, Phone] as const;

/** How it works, in four steps. */
export function Steps() {
  return (
    <section aria-labelledby="how" className="bg-surface px-5 py-12 xl:px-16 xl:py-18">
      <h2 id="how" className="text-display-section">
        {text.howItWorks}
      </h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:mt-9 xl:grid-cols-4">
        {text.steps.map(({ title, text: says }, at) => {
          const Icon = icons[at] ?? Activity;
          return (
            <li key={title} className="border-brand-solid border-t-3 pt-5">
              <Icon aria-hidden="true" strokeWidth={1.75} className="mb-3 size-8 text-brand-accent" />
              <h3 className="mb-1.5 text-h3">{title}</h3>
              <p className="text-fg-muted">{says}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
