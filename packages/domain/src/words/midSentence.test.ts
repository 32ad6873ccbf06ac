import { expect, test } from 'vitest';
import { doctorWords as doctorsEn } from './en/doctors.ts';
import { doctorWords as doctorsEs } from './es/doctors.ts';
import { orderWords as ordersEs } from './es/order.ts';

test.each([
  doctorsEn.responsible,
  doctorsEs.responsible,
  ordersEs.review.period({ start: '1 de mayo', end: '2 de mayo' }),
  ordersEs.review.endless({ start: '1 de mayo' }),
])('what stands after a comma begins with a small letter: %s', (text) => {
  expect(text).toMatch(/^\p{Ll}/u);
});
