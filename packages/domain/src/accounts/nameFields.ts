import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';

const nameOf = (required: string) =>
  z
    .string(required)
    .check(z.trim(), z.minLength(1, required), z.maxLength(limits.shortTextMaxCharacters, 'tooLong'));

/** The name of whoever opens an account, as it is typed. */
export const nameFields = {
  firstName: nameOf('firstNameRequired'),
  lastName: nameOf('lastNameRequired'),
};
