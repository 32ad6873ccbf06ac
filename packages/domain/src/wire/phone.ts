import * as z from 'zod/mini';

const PHONE = /^(?=(?:\D*\d){5,20}\D*$)\+?[\d ()./-]{5,32}$/;

/** Whether a text is a telephone number as people write it, spaces around it aside. */
export const isPhone = (text: string) => PHONE.test(text.trim());

/** A telephone number as people write it. */
export const FilledPhone = z.string().check(z.trim(), z.refine(isPhone, 'phoneInvalid'));

/** A telephone number as people write it, or nothing. */
export const Phone = z.string().check(
  z.trim(),
  z.refine((phone) => phone === '' || isPhone(phone), 'phoneInvalid'),
);
