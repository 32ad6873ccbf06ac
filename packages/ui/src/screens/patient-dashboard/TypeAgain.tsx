import { guardedRoutes, type VitalKind } from '@rpm/domain';
import { urgentWords } from '@rpm/domain/words/urgent';
import { Link } from '../../components/Link/Link.tsx';

/** Who typed a reading types the one after it too. @see RTE-07 */
export const TypeAgain = ({ vital }: { vital: VitalKind }) => (
  <Link look="secondary" to={`${guardedRoutes.medicalDevices.paths[0]}?vital=${vital}&by=hand`}>
    {urgentWords.type}
  </Link>
);
