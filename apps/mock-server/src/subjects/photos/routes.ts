import { limits, type PhotoFault, photoFaultOf } from '@rpm/domain';
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

/** Takes a JPEG that is small, whole and nothing but a picture: what the portal makes of any picture. */
async function savePhoto({ words, body: { content }, actor, store }: AskedByUser<'savePhoto'>) {
  const bytes = fromBase64(content);
  if (bytes.length > limits.photoMaxBytes) {
    throw new Refusal(413, { code: 'photoTooLarge' });
  }
  const fault = photoFaultOf(bytes);
  if (fault !== null) throw refusalOf(fault);
  await store.photos.save({ contentType: 'image/jpeg', content: canonicalBase64(content) }, actor);
  return { message: words.server.photoSaved };
}

const codes: Record<PhotoFault, RefusalCode> = {
  kind: 'photoKind',
  broken: 'photoBroken',
  metadata: 'photoMetadata',
  size: 'photoSize',
};

const refusalOf = (fault: PhotoFault) => new Refusal(400, { code: codes[fault], body: { field: 'content' } });
