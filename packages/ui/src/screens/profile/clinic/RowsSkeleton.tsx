import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';

/** A list of a card while it is read. */
export const RowsSkeleton = () => (
  <div className="flex flex-col gap-5 py-3">
    {['a', 'b', 'c'].map((row) => (
      <div key={row} className="flex flex-col gap-2">
        <Skeleton width="half" />
        <Skeleton width="short" />
      </div>
    ))}
  </div>
);
