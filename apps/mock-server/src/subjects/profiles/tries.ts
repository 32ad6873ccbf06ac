import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const profileTries = triesOf({
  getProfile: { who: 'everybody' },
  saveProfile: {
    who: 'everybody',
    body: { phone: '', theme: 'dark', textSize: 'large', language: 'es', sessionSeconds: 300 },
  },
});
