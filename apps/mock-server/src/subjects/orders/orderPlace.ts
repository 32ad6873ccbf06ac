import { formatStamp, type OrderPlace } from '@rpm/domain';

/** Where an order stands in the clinic's list. */
export const orderPlace = ({
  placedAt,
  number,
}: {
  placedAt: Date;
  number: string | number;
}): OrderPlace => ({
  time: formatStamp(placedAt),
  number: Number(number),
});
