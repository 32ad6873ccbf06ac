import { expect, test } from 'vitest';
import { faultsOf } from '../../faultsOf.ts';
import { Deactivation, DeviceToken, DeviceTokenRequest, OrderPlaced, PlacedOrder } from './orderWire.ts';

test.each([
  [{}, []],
  [{ orders: ['o-1', 'o-2'] }, []],
  [{ orders: [''] }, ['data.orders.0']],
  [{ orders: undefined }, ['data.orders']],
  [{ creationTime: '2026-11-20' }, ['data.creationTime']],
  [{ modeOfDelivery: 'Drone' }, ['data.modeOfDelivery']],
])('a placed order with %j: fault at %j (API-16)', (special, faults) => {
  const data = { orders: ['o-1'], creationTime: '20261120-15:00:00', modeOfDelivery: 'Mail', ...special };
  expect(faultsOf(OrderPlaced, { message: 'The order was placed.', data })).toEqual(faults);
});

test.each([
  [{}, []],
  [{ reason: 'x'.repeat(4000) }, []],
  [{ reason: 'x'.repeat(4001) }, ['reason']],
  [{ reason: ' \n' }, ['reason']],
  [{ reason: undefined }, ['reason']],
  [{ orderId: 'x'.repeat(64) }, []],
  [{ orderId: 'x'.repeat(65) }, ['orderId']],
  [{ orderId: 7 }, ['orderId']],
])('a deactivation with %j: fault at %j (behaviour section 4)', (special, faults) => {
  const deactivation = { orderId: 'o-1', reason: 'The device was returned.', ...special };
  expect(faultsOf(Deactivation, deactivation)).toEqual(faults);
});

test('a deactivation keeps its reason without the blanks around it', () => {
  expect(Deactivation.parse({ orderId: 'o-1', reason: '\n returned ' }).reason).toBe('returned');
});

test('the token of a device is asked for by its order, and answered with the serial number', () => {
  expect(faultsOf(DeviceTokenRequest, { orderId: 'o-1' })).toEqual([]);
  expect(faultsOf(DeviceTokenRequest, {})).toEqual(['orderId']);
  expect(faultsOf(DeviceToken, { message: '', token: 't', deviceSerialId: 'SN-1' })).toEqual([]);
  expect(faultsOf(DeviceToken, {})).toEqual(['message', 'token', 'deviceSerialId']);
});

const nothing = { orders: [], creationTime: null };
test.each([
  [
    { data: { orders: ['o-1'], creationTime: '20261120-15:00:00' } },
    { orders: ['o-1'], creationTime: '20261120-15:00:00' },
  ],
  [{ data: { orders: ['o-1', 7], creationTime: 'today' } }, { orders: ['o-1', null], creationTime: null }],
  [{ data: { orders: 'o-1' } }, nothing],
  [{ data: 7 }, nothing],
  [{}, nothing],
])('a placed order %j is read as %j (behaviour 1b, bad schema)', (answer, data) => {
  expect(PlacedOrder.parse(answer)).toEqual({ data });
});

test.each([[null], [[]], ['done']])('%j does not say that an order is placed', (answer) => {
  expect(PlacedOrder.safeParse(answer).success).toBe(false);
});
