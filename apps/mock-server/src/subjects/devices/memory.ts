import { type DeviceModel, limits } from '@rpm/domain';
import type { MemoryState } from '../../store/memory/state.ts';
import { auditEntry } from '../audit/contract.ts';
import type { Devices, KeptModel } from './contract.ts';
import type {} from './state.ts';

/** The clinics' devices of a memory store. */
export function memoryDevices({ clinicDevices, audit }: MemoryState): Devices {
  const of = (clinicId: string) =>
    clinicDevices.filter((each) => each.clinicId === clinicId).sort((a, b) => (a.model < b.model ? -1 : 1));
  return {
    async ofClinic(clinicId) {
      return of(clinicId)
        .filter(({ isInUse }) => isInUse)
        .slice(0, limits.supportedDevicesMax)
        .map(modelOf);
    },
    async kept(clinicId) {
      return of(clinicId).map((each): KeptModel => ({ ...modelOf(each), isInUse: each.isInUse }));
    },
    async add(actor, model) {
      const own = of(actor.clinicId);
      if (own.some((each) => each.model === model.model)) return 'taken';
      if (own.length >= limits.supportedDevicesMax) return 'full';
      clinicDevices.push({ ...modelOf(model), clinicId: actor.clinicId, isInUse: true });
      audit.push(auditEntry(actor, 'clinic.device-added', model.model));
      return 'added';
    },
    async use(actor, { model, isInUse }) {
      const kept = clinicDevices.find((each) => each.clinicId === actor.clinicId && each.model === model);
      if (!kept) return false;
      if (kept.isInUse !== isInUse) {
        kept.isInUse = isInUse;
        audit.push(auditEntry(actor, 'clinic.device-use', model, { isInUse }));
      }
      return true;
    },
  };
}

const modelOf = ({ model, name, brand, vitals }: DeviceModel): DeviceModel => ({
  model,
  name,
  brand,
  vitals: [...vitals],
});
