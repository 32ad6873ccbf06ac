import { useClinicUsers } from '@rpm/api-client';
import { type NoisePeriod, noisePeriods, roleKind } from '@rpm/domain';
import { noiseWords as texts } from '@rpm/domain/words/noise';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

const periods = noisePeriods.map((value) => ({ value, label: texts.days({ days: value }) }));
const everybody = { value: 'all', label: texts.allProviders } as const;

interface NoiseFiltersProps extends ReturnType<typeof useNoiseProvider> {
  days: NoisePeriod;
  /** Into the address, where the filters are kept. */
  onChange: (change: Record<string, string | null>) => void;
}

/** The providers of the clinic, and the one of the address: `null`, all, also where the clinic has no such one. */
export function useNoiseProvider(asked: string | null) {
  const { clinicName } = useSession().user;
  const { loadable } = useClinicUsers(clinicName);
  const rows = loadable.state === 'ready' ? loadable.data.rows : [];
  const providers = rows.flatMap((row) =>
    row.userId && row.name && row.role && roleKind(row.role) === 'provider'
      ? [{ value: row.userId, label: row.name }]
      : [],
  );
  const isUnknown = loadable.state === 'ready' && providers.every(({ value }) => value !== asked);
  return { providers, provider: isUnknown ? null : asked };
}

/** Whose patients are looked through, and how many days. @see SCR-02 */
export function NoiseFilters({ days, providers, provider, onChange }: NoiseFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 pt-4">
      <div className="w-64 max-w-full">
        <Select
          label={texts.provider}
          isLabelHidden
          options={[everybody, ...providers]}
          value={provider ?? everybody.value}
          onChange={(value) => onChange({ provider: value === everybody.value ? null : value })}
        />
      </div>
      <SegmentedControl
        name={texts.period}
        options={periods}
        value={days}
        onChange={(value) => onChange({ days: value === noisePeriods[0] ? null : value })}
      />
    </div>
  );
}
