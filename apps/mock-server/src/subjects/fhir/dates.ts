import type { StoreParts } from '../../store/Store.ts';
import type { MovedKind } from '../patients/merges.contract.ts';

/** The later of two moments. */
const later = (own: Date, other: Date | undefined): Date => (other && other > own ? other : own);

/**
 * When a resource changed: when its row did, or later, when the row came to this record from another one. It has another id since
 * then, which who asks what changed would else never hear of.
 *
 * @see ADR 55
 */
export async function datesOf({ merges }: Pick<StoreParts, 'merges'>, patientId: string, kind: MovedKind) {
  const moved = new Map((await merges.moved(patientId, kind)).map(({ id, at }) => [id, at]));
  return (id: string, own: Date): Date => later(own, moved.get(id));
}
