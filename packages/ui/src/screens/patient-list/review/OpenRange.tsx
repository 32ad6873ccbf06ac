import { useRanges, useServerNow, type useVitalLimits } from '@rpm/api-client';
import type { VitalKind } from '@rpm/domain';
import { RangeCard } from '../../../parts/vitals/RangeCard.tsx';

interface OpenRangeProps {
  userId: string;
  vital: VitalKind;
  limits: ReturnType<typeof useVitalLimits>['loadable'];
  newest: Readonly<Record<string, number>> | null;
  timeZone: string;
}

/** The limits of the vital that is shown, and who set them. It reads behind the first frame. @see SCR-02 */
export function OpenRange({ userId, ...about }: OpenRangeProps) {
  const ranges = useRanges(userId).loadable;
  return <RangeCard ranges={ranges} now={useServerNow()} headingLevel={3} {...about} />;
}
