import { expect, test } from 'vitest';
import { clinicOrderWords as clinicEn } from './en/clinicOrder.ts';
import { deviceStatusWords as deviceEn } from './en/device.ts';
import { deliveryModeWords as modeEn, orderStatusWords as statusEn } from './en/orderStatus.ts';
import { clinicOrderWords as clinicEs } from './es/clinicOrder.ts';
import { deviceStatusWords as deviceEs } from './es/device.ts';
import { deliveryModeWords as modeEs, orderStatusWords as statusEs } from './es/orderStatus.ts';

const languages = [
  { clinic: clinicEn, device: deviceEn, mode: modeEn, status: statusEn },
  { clinic: clinicEs, device: deviceEs, mode: modeEs, status: statusEs },
];

test.each(languages)('what one may search for is named as the table names it: $mode', ({ clinic, mode }) => {
  const hint = clinic.noMatch.modeOfDelivery({ text: 'x' });
  for (const name of Object.values(mode)) expect(hint).toContain(name);
});

test.each(languages)(
  'a patient reads of a status what the badge says: $status.Submitted',
  ({ device, status }) => {
    expect(device.submitted.endsWith(status.Submitted)).toBe(true);
    expect(device.activated.endsWith(status.Activated)).toBe(true);
  },
);

test('Spanish: an order that nobody has taken on is not called as one that was sent off', () => {
  expect(statusEs.Submitted).toBe('Solicitado');
});
