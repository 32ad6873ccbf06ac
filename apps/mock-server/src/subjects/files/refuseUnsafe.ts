import type { fileContentTypes } from '@rpm/domain';
import { Refusal } from '../../api/Refusal.ts';
import type { Services } from '../../api/Services.ts';
import { isKnownBad, isOfType } from './fileContent.ts';

/**
 * Refuses a file that is not what it says, or not safe.
 *
 * @throws Refusal 400; 503 when the operator's program cannot say: what was not checked is not taken
 */
export async function refuseUnsafe(
  services: Pick<Services, 'scan'>,
  bytes: Uint8Array,
  contentType: (typeof fileContentTypes)[number],
): Promise<void> {
  if (!isOfType(bytes, contentType))
    throw new Refusal(400, { code: 'fileNotOfItsType', body: { field: 'content' } });
  if (isKnownBad(bytes) || !(await isClean(services, bytes)))
    throw new Refusal(400, { code: 'fileUnsafe', body: { field: 'content' } });
}

async function isClean({ scan }: Pick<Services, 'scan'>, bytes: Uint8Array): Promise<boolean> {
  try {
    return scan === null || (await scan(bytes));
  } catch {
    throw new Refusal(503, { code: 'unavailable' });
  }
}
