import { Id, limits, VendorDelivered, VendorPayload } from '@rpm/domain';
import * as z from 'zod/mini';
import { endpoint } from '../client/endpoint.ts';

/** What vendors of devices call. Apart from the calls of pages, which need none of its schemas. */
export const vendorDeliveryEndpoints = {
  /**
   * Delivers readings as a vendor writes them, signed as Standard Webhooks says. Each reading stands for itself; those of
   * devices that nobody has wait for them. A 401 says that the signature is not good, or not of now; a 409 that the very
   * same delivery came before. @see RTE-07
   */
  deliverVendorReadings: endpoint({
    method: 'POST',
    path: '/api/vendor-readings/:connectionId',
    params: z.object({ connectionId: Id }),
    body: VendorPayload,
    answer: VendorDelivered,
    token: 'signature',
    bodyMaxBytes: limits.webhookMaxBytes,
  }),
} as const;
