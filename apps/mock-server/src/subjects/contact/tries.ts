import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const contactTries = triesOf({
  sendContact: {
    who: 'public',
    body: { name: 'Ann Example', email: 'ann@example.test', message: 'How do I open an account?' },
  },
});
