import { accessOf } from '../../authorization/rows.ts';
import type { Rows } from '../../authorization/table.ts';

/** Who may make the calls of this room. @see docs/authorization.md */
export const contactAccess = accessOf({
  sendContact: 'public',
});

declare module '../../authorization/table.ts' {
  interface AccessTable extends Rows<typeof contactAccess> {}
}
