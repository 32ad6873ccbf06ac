import { isLocalAddress } from '@rpm/domain';
import type { Services } from '../../api/Services.ts';

/** Whether an address can be spoken to: what is on this machine only by who is on it too. */
export const isHere = (address: string, { portalOrigin }: Pick<Services, 'portalOrigin'>): boolean =>
  !isLocalAddress(address) || isLocalAddress(portalOrigin);
