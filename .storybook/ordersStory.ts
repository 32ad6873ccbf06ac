import { endpoints } from '@rpm/api-client';
import type { within } from 'storybook/test';
import { queriesTo } from './seen.ts';

/** The queries of the orders of a clinic, oldest first. */
export const asked = () => queriesTo(endpoints.getAllottedDevicesByClinic);

/** Where the number of an order stands, once it is there. */
export const findOrder = (canvas: Pick<ReturnType<typeof within>, 'findByText'>, orderId: string) =>
  canvas.findByText(orderId, { selector: 'bdi' });
