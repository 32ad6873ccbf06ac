import { fullName, limits } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import { type Api, type AskedByUser, route } from '../../api/route.ts';
import type { Services } from '../../api/Services.ts';
import { newId } from '../sessions/tokens.ts';
import { canonicalBase64, fromBase64, isKnownBad, isOfType } from './fileContent.ts';

/** The files of a patient's record. */
export function fileRoutes(api: Api): void {
  route(api, 'getFiles', async ({ params: { userId: patientId }, query: { reportType }, store }) =>
    store.files.list({ patientId, reportType }),
  );
  route(api, 'getUploadedFileInfo', async ({ params, subject, store }) => {
    const { username: _username, ...address } = params;
    const file = await store.files.find({ ...address, patientId: subject.patientId });
    if (!file) throw new Refusal(404);
    return file;
  });
  route(api, 'addFile', addFile);
}

/** Takes a file that is not too large, is what it says, and fits beside the patient's others. */
async function addFile({ words, body, caller, actor, store, services }: AskedByUser<'addFile'>) {
  const { userId: patientId, content, ...named } = body;
  const bytes = fromBase64(content);
  if (bytes.length > limits.fileMaxBytes) throw new Refusal(413);
  if (!isOfType(bytes, body.contentType)) {
    throw new Refusal(400, { code: 'fileNotOfItsType', body: { field: 'content' } });
  }
  if (isKnownBad(bytes) || !(await isClean(services, bytes))) {
    throw new Refusal(400, { code: 'fileUnsafe', body: { field: 'content' } });
  }
  const txnName = newId(services.random);
  const isKept = await store.files.add(
    actor,
    {
      ...named,
      patientId,
      txnName,
      bytes: bytes.length,
      uploadedBy: fullName(caller.account),
      at: actor.at,
      content: canonicalBase64(content),
    },
    limits.filesMaxBytes,
  );
  if (!isKept) throw new Refusal(413, { code: 'filesFull' });
  return { message: words.server.fileAdded, txnName };
}

/** @throws Refusal 503 when the operator's program cannot say: what was not checked is not taken */
async function isClean({ scan }: Services, bytes: Uint8Array): Promise<boolean> {
  try {
    return scan === null || (await scan(bytes));
  } catch {
    throw new Refusal(503, { code: 'unavailable' });
  }
}
