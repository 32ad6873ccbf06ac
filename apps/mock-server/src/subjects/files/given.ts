import { limits } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import type { AskedByUser } from '../../api/route.ts';
import type { StoredFile } from './contract.ts';

type Given = Pick<AskedByUser<'getFilePart'>, 'actor' | 'isHead' | 'store'>;

/**
 * Takes down that the caller is given what a file holds, from a place on, before it goes out. The patient's own looks are
 * nobody's business, and whoever asks for the head alone sees nothing.
 */
export async function noteFileView(
  { actor, isHead, store }: Given,
  file: Pick<StoredFile, 'patientId' | 'txnName'>,
  from = 0,
): Promise<void> {
  if (isHead || actor.accountId === file.patientId) return;
  await store.fileViews.note(actor, file, from);
}

/** The part of a file of a patient that the caller asks for. */
export async function filePart(
  asked: Given & {
    params: Pick<AskedByUser<'getFilePart'>['params'], 'txnName'>;
    query: AskedByUser<'getFilePart'>['query'];
  },
  patientId: string,
) {
  const { from = 0 } = asked.query;
  const file = { patientId, txnName: asked.params.txnName };
  const part = await asked.store.files.part(file, from, limits.filePartBytes);
  if (!part) throw new Refusal(404);
  await noteFileView(asked, file, from);
  return { from, ...part };
}
