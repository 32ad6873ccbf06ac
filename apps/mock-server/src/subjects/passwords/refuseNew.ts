import { Refusal } from '../../api/Refusal.ts';
import type { Services } from '../../api/Services.ts';
import { easyPassword, type Owner } from './easyPassword.ts';

/**
 * Refuses a password that somebody chooses and others would guess.
 *
 * @throws Refusal 400 at the field `password`
 */
export async function refuseNew(
  { publicPasswords }: Services,
  password: string,
  owner: Owner,
): Promise<void> {
  const code = publicPasswords.includes(password) ? 'passwordCommon' : await easyPassword(password, owner);
  if (code) throw new Refusal(400, { code, body: { field: 'password' } });
}
