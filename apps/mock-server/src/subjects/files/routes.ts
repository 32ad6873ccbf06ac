import { fullName, limits } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { newId } from '../sessions/tokens.ts';
import { canonicalBase64, fromBase64, isOfType } from './fileContent.ts';

/** The files of a patient's record. */
export function fileRoutes(api: Api): void {
  route(api, 'getFiles', async ({ params: { userId: patientId }, query: { reportType }, store }) =>
    store.files.list({ patientId, reportType }),
  );
  route(api, 'getUploadedFileInfo', async ({ params, subject, store }) => {
    const { username: _username, ...address } = params;
    const file = await store.files.find({ ...address, patientId: subject.record.userId });
    if (!file) throw new Refusal(404);
    return file;
  });
  route(api, 'addFile', addFile);
}

/** Takes a file that is not too large and is what it says. */
async function addFile({ words, body, caller, actor, store, services }: AskedByUser<'addFile'>) {
  const { userId: patientId, content, ...named } = body;
  const bytes = fromBase64(content);
  if (bytes.length > limits.fileMaxBytes) throw new Refusal(413);
  if (!isOfType(bytes, body.contentType)) {
    throw new Refusal(400, { code: 'fileNotOfItsType', body: { field: 'content' } });
  }
  const txnName = newId(services.random);
  await store.files.add(actor, {
    ...named,
    patientId,
    txnName,
    bytes: bytes.length,
    uploadedBy: fullName(caller.account),
    at: actor.at,
    content: canonicalBase64(content),
  });
  return { message: words.server.fileAdded, txnName };
}
