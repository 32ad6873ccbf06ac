import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';

/** A card that is on its way, of which nothing more is known than its first number: the `skeleton` of a `Loaded`. */
export function CardSkeleton() {
  return (
    <Card>
      <Skeleton shape="number" />
    </Card>
  );
}
