import { useCredentials } from '@rpm/api-client';
import { credentialWords } from '@rpm/domain/words/credential';
import { Link } from '../../components/Link/Link.tsx';
import { useClinicsDay } from '../../hooks/useClinicsDay.ts';
import { Coming } from '../../layout/Loaded/Coming.tsx';
import { CredentialBanner } from './CredentialBanner.tsx';

/** Warns on another page of the own credential that ends first. What cannot be loaded warns of nothing. */
export function CredentialReminder() {
  const { loadable } = useCredentials();
  const today = useClinicsDay(loadable.state === 'ready' ? loadable.data.timeZone : undefined);
  if (loadable.state === 'loading') return <Coming />;
  if (loadable.state !== 'ready') return null;
  const { credentials, ordersWait } = loadable.data;
  return (
    <div className="mb-4 empty:hidden">
      <CredentialBanner
        credentials={credentials.rows}
        ordersWait={ordersWait}
        today={today}
        action={() => (
          <Link to="/mycredentials" look="secondary">
            {credentialWords.banner.open}
          </Link>
        )}
      />
    </div>
  );
}
