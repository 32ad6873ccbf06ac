import { smallJpeg } from '../../../test/pictures.ts';
import { triesOf } from '../../../test/triesOf.ts';

/** A right request to each call of this room, and who may make it, typed again from the document. */
export const photoTries = triesOf({
  getPhoto: { who: 'everybody' },
  savePhoto: { who: 'everybody', body: { content: smallJpeg } },
  removePhoto: { who: 'everybody' },
});
