import { fullName, limits } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import { hashToken, newId } from '../sessions/tokens.ts';
import type { StoredFile, UploadKey } from './contract.ts';
import { canonicalBase64, fromBase64, toBase64 } from './fileContent.ts';
import { filePart, noteFileView } from './given.ts';
import { refuseUnsafe } from './refuseUnsafe.ts';
import { fileContent, fileRow, fileViews } from './wire.ts';

/** The files of a patient's record. */
export function fileRoutes(api: Api): void {
  route(api, 'getFiles', async ({ params: { userId: patientId }, query: { reportType }, store, caller }) =>
    (await store.files.list({ patientId, reportType })).map((file) =>
      fileRow(file, caller.account.accountId),
    ),
  );
  route(api, 'getUploadedFileInfo', async (asked) => {
    const { username: _username, ...address } = asked.params;
    const file = await asked.store.files.find({ ...address, patientId: asked.subject.patientId });
    if (!file) throw new Refusal(404);
    await noteFileView(asked, file);
    return fileContent(file);
  });
  route(api, 'getFileViews', async ({ params: { userId: patientId, txnName }, store }) => {
    const views = await store.fileViews.of({ patientId, txnName });
    if (!views) throw new Refusal(404);
    return fileViews(views);
  });
  route(api, 'addFile', addFile);
  route(api, 'beginFile', async ({ body: { userId: patientId, ...upload }, actor, subject, store }) => {
    const { accountId, at } = actor;
    const begun = { ...upload, patientId, accountId, at, clinicId: subject.clinicId };
    // It is a file already: only the answer was lost.
    const txnName = fileOf(begun);
    if (await store.files.part({ patientId, txnName }, 0, 0)) {
      const file = await store.files.find({ ...begun, txnName });
      if (file?.contentType !== upload.contentType || file.bytes !== upload.bytes) throw new Refusal(409);
      return { received: file.bytes };
    }
    const received = await store.fileUploads.begin(begun, limits.filesMaxBytes);
    if (received === 'full') throw new Refusal(413, { code: 'filesFull' });
    if (received === null) throw new Refusal(409);
    return { received };
  });
  route(api, 'addFilePart', async ({ body, actor: { accountId }, store }) => {
    const { userId: patientId, uploadId, from, content } = body;
    const received = await store.fileUploads.add(
      { patientId, uploadId, accountId },
      from,
      fromBase64(content),
    );
    if (received === null) throw new Refusal(404);
    return { received };
  });
  route(api, 'finishFile', finishFile);
  route(api, 'getFilePart', (asked) => filePart(asked, asked.params.userId));
  route(api, 'removeFile', async ({ body: { userId: patientId, txnName }, actor, store, words }) => {
    if (!(await store.files.remove(actor, { patientId, txnName }))) throw new Refusal(404);
    return { message: words.server.fileRemoved };
  });
}

/** Takes a file that is not too large, is what it says, and fits beside the patient's others. */
async function addFile(asked: AskedByUser<'addFile'>) {
  const { userId, content, ...named } = asked.body;
  const bytes = fromBase64(content);
  if (bytes.length > limits.fileMaxBytes) throw new Refusal(413);
  const file = { ...named, patientId: userId, txnName: newId(asked.services.random) };
  return keep(asked, { ...file, content: canonicalBase64(content) }, bytes);
}

/**
 * Takes a file that has come in parts. What is refused begins anew: its parts are gone with the next clearing. What was taken already answers
 * the same again, so that a lost answer makes no second file.
 */
async function finishFile(asked: AskedByUser<'finishFile'>) {
  const { userId: patientId, uploadId } = asked.body;
  const { store, actor, words } = asked;
  const key = { patientId, uploadId, accountId: actor.accountId };
  const txnName = fileOf(key);
  if (await store.files.part({ patientId, txnName }, 0, 0))
    return { message: words.server.fileAdded, txnName };
  const found = await store.fileUploads.whole(key);
  if (!found || found.content.length !== found.upload.bytes) throw new Refusal(404);
  const { fileName, contentType, reportType, reportSubType } = found.upload;
  const content = toBase64(found.content);
  const file = { patientId, txnName, fileName, contentType, reportType, reportSubType, content };
  const added = await keep(asked, file, found.content);
  await store.fileUploads.drop(key);
  return added;
}

/** The id of the file that an upload becomes: the same each time, and nobody else's. */
const fileOf = ({ patientId, accountId, uploadId }: UploadKey) =>
  hashToken(`${patientId} ${accountId} ${uploadId}`).slice(0, 32);

type Asked = Pick<AskedByUser<'addFile'>, 'words' | 'caller' | 'actor' | 'store' | 'services'>;
type Named = Omit<StoredFile, 'bytes' | 'uploadedBy' | 'uploadedById' | 'at'>;

async function keep({ words, caller, actor, store, services }: Asked, file: Named, bytes: Uint8Array) {
  await refuseUnsafe(services, bytes, file.contentType);
  const { accountId: uploadedById } = caller.account;
  const isKept = await store.files.add(
    actor,
    {
      ...file,
      uploadedById,
      bytes: bytes.length,
      uploadedBy: fullName(caller.account),
      at: actor.at,
    },
    limits.filesMaxBytes,
  );
  if (!isKept) throw new Refusal(413, { code: 'filesFull' });
  return { message: words.server.fileAdded, txnName: file.txnName };
}
