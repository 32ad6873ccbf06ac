import type { Loadable } from '@rpm/api-client';
import { healthRecordWords } from '@rpm/domain/words/healthRecord';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';

interface KindCardProps<T> {
  title: string;
  /** Where it leads; left out, there is nothing behind it. */
  to?: string;
  icon: ReactNode;
  loadable: Loadable<T>;
  /** How many there are, in words. */
  count: (data: T) => string;
  /** The newest. */
  children: (data: T) => ReactNode;
}

/** One kind of what is in a record: how many, and the newest. The whole card is pressed by the link of its heading. */
export function KindCard<T>({ title, to, icon, loadable, count, children }: KindCardProps<T>) {
  const id = useId();
  const countId = useId();
  return (
    <article
      aria-labelledby={id}
      className="relative flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-surface p-4 has-[a:hover]:border-line-control forced-colors:border-[CanvasText]"
    >
      <div className="flex items-center">
        <span
          aria-hidden="true"
          className="mr-3 grid @max-[18rem]/page:hidden size-11 flex-none place-items-center rounded-lg bg-brand-soft text-brand-accent *:size-6"
        >
          {icon}
        </span>
        <div className="wrap-anywhere min-w-0 grow">
          <h2 id={id} className="@max-[18rem]/page:hyphens-auto text-h3">
            {to ? (
              <Link
                to={to}
                aria-describedby={loadable.state === 'ready' ? countId : undefined}
                className="rounded-xs after:absolute after:inset-0 after:rounded-xl"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          {loadable.state !== 'failed' && (
            <p id={countId} className="min-h-[1lh] text-fg-muted">
              {loadable.state === 'ready' && count(loadable.data)}
            </p>
          )}
        </div>
        {to && (
          <ChevronRight aria-hidden="true" className="size-6 flex-none text-fg-muted rtl:-scale-x-100" />
        )}
      </div>
      {/* What can be pressed, as trying again, stands above the link. */}
      <div className="min-w-0 border-line-subtle border-t pt-3 empty:hidden [&_button]:relative">
        <Loaded
          loadable={loadable}
          says={healthRecordWords.loading}
          headingLevel={3}
          skeleton={
            <div className="flex flex-col gap-2">
              <Skeleton width="long" />
              <Skeleton width="half" />
            </div>
          }
        >
          {children}
        </Loaded>
      </div>
    </article>
  );
}
