import type { roleWords as english } from '../en/role.ts';
import { spanish } from '../spanish.ts';

/** What each role is called. */
export const roleWords = spanish<typeof english>({
  patient: 'Paciente',
  provider: 'Proveedor',
  staff: 'Personal de la clínica',
  administrator: 'Administrador',
  carer: 'Familiar, amigo o ayudante',
});
