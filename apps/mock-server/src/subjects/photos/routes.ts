import { limits, type PhotoFault, photoFaultOf } from '@rpm/domain';
import { serverWords } from '@rpm/domain/words/server';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { canonicalBase64, fromBase64 } from '../files/fileContent.ts';

/** One's own photo. */
export function photoRoutes(api: Api): void {
  route(api, 'getPhoto', async ({ caller, store }) => ({
    photo: await store.photos.find(caller.account.accountId),
  }));
  route(api, 'savePhoto', savePhoto);
  route(api, 'removePhoto', async ({ actor, store }) => {
    await store.photos.remove(actor);
    return { message: serverWords.photoRemoved };
  });
}

/** Takes a JPEG that is small, whole and nothing but a picture: what the portal makes of any picture. */
async function savePhoto({ body: { content }, actor, store }: AskedByUser<'savePhoto'>) {
  const bytes = fromBase64(content);
  if (bytes.length > limits.photoMaxBytes) {
    throw new Refusal(413, { body: { message: serverWords.photoTooLarge } });
  }
  const fault = photoFaultOf(bytes);
  if (fault !== null) throw refusalOf(fault);
  await store.photos.save({ contentType: 'image/jpeg', content: canonicalBase64(content) }, actor);
  return { message: serverWords.photoSaved };
}

const sentences: Record<PhotoFault, string> = {
  kind: serverWords.photoKind,
  broken: serverWords.photoBroken,
  metadata: serverWords.photoMetadata,
};

const refusalOf = (fault: PhotoFault) =>
  new Refusal(400, { body: { message: sentences[fault], field: 'content' } });
