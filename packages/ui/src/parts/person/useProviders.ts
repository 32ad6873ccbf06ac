import { type Loadable, useClinicUsers } from '@rpm/api-client';
import { roleKind } from '@rpm/domain';
import { enrollWords as texts } from '@rpm/domain/words/enroll';
import { loadWords } from '@rpm/domain/words/load';
import { useSession } from '../../providers/session/SessionProvider.tsx';

/** Who of the clinic can be responsible for a patient. */
export function useProviders() {
  const { clinicName } = useSession().user;
  const { loadable } = useClinicUsers(clinicName);
  const rows = loadable.state === 'ready' ? loadable.data.rows : [];
  const providers = rows.flatMap(({ userId, name, role }) =>
    userId && roleKind(role ?? '') === 'provider'
      ? [{ value: userId, label: name || loadWords.unknown }]
      : [],
  );
  return {
    providers,
    hint: hintOf(loadable, providers.length),
    retry: loadable.state === 'failed' ? loadable.retry : null,
  };
}

function hintOf({ state }: Loadable<unknown>, count: number): string | undefined {
  if (state === 'loading') return texts.providersLoading;
  return state === 'ready' && count === 0 ? texts.noProviders : undefined;
}
