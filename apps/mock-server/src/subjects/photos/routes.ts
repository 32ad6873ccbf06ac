import { limits, type PhotoFault, photoFaultOf, photoTypeOf } from '@rpm/domain';
import { Refusal, type RefusalCode } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { canonicalBase64, fromBase64 } from '../files/fileContent.ts';

/** One's own photo. */
export function photoRoutes(api: Api): void {
  route(api, 'getPhoto', async ({ caller, store }) => ({
    photo: await store.photos.find(caller.account.accountId),
  }));
  route(api, 'savePhoto', savePhoto);
  route(api, 'removePhoto', async ({ words, actor, store }) => {
    await store.photos.remove(actor);
    return { message: words.server.photoRemoved };
  });
}

/** Takes a picture that is small, whole and nothing but a picture. Its kind is what its bytes are. */
async function savePhoto({ words, body: { content }, actor, store }: AskedByUser<'savePhoto'>) {
  const bytes = fromBase64(content);
  if (bytes.length > limits.photoMaxBytes) {
    throw new Refusal(413, { code: 'photoTooLarge' });
  }
  const contentType = photoTypeOf(bytes);
  const fault = photoFaultOf(bytes);
  if (contentType === null || fault !== null) throw refusalOf(fault ?? 'kind');
  await store.photos.save({ contentType, content: canonicalBase64(content) }, actor);
  return { message: words.server.photoSaved };
}

const codes: Record<PhotoFault, RefusalCode> = {
  kind: 'photoKind',
  broken: 'photoBroken',
  metadata: 'photoMetadata',
};

const refusalOf = (fault: PhotoFault) => new Refusal(400, { code: codes[fault], body: { field: 'content' } });
