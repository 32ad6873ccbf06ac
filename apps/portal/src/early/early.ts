import { addresses } from 'rpm:addresses';
import { addressOf, keepEarly, queryHeader } from '@rpm/api-client/early';
import { languageOfPage, limits } from '@rpm/domain';
import { language } from '@rpm/domain/words/language';
import { firstCalls, type Visit } from './firstCalls.ts';

/**
 * Asks for what the screen will ask for, before its code has come. The pages of the busiest screens behind the guard load
 * this by itself, ahead of everything else; the client takes the answers that are on their way. Where anything is not as
 * usual nothing is asked, and the screen asks as ever.
 *
 * @see ADR 76
 */
function askEarly() {
  const session = storedSession();
  const [host, page] = ['rpm-api-host', 'rpm-page'].map(
    (name) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content,
  );
  const calls = firstCalls[page as keyof typeof firstCalls];
  // Without a server that fills it in, the host is not known yet.
  if (!session || !calls || host === undefined || host.startsWith('__')) return;
  // Whoever went back to a search in a list reads what was searched for.
  if (history.state?.usr) return;
  const { token, user } = session;
  const visit: Visit = {
    ...user,
    search: new URLSearchParams(location.search),
    now: new Date(),
    timeZone: new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone,
  };
  const early = calls(visit).flatMap(({ name, params, query }) => {
    const addressed = addresses[name];
    if (!addressed) return [];
    const { address, hidden } = addressOf(addressed, params, query);
    return [{ token, url: host.replace(/\/$/, '') + address, hidden }];
  });
  keepEarly(early, ({ url, hidden }) =>
    fetch(url, {
      headers: {
        accept: 'application/json',
        'accept-language': language,
        authorization: `Bearer ${token}`,
        ...(hidden !== '' && { [queryHeader]: hidden }),
      },
      signal: AbortSignal.timeout(limits.callTimeoutMs),
      cache: 'no-store',
      credentials: 'same-origin',
    }),
  );
}

/** Who is stored as logged in, if a screen will be drawn for them: they need not set up or choose anything first, nor another language. */
function storedSession(): {
  token: string;
  user: { userId: string; role: string; clinicName: string };
} | null {
  const { token, user, mustSetUp, severalClinics, preferences } = JSON.parse(
    localStorage.getItem('rpm.session') ?? '{}',
  );
  const texts = [token, user?.userId, user?.role, user?.clinicName];
  if (mustSetUp || severalClinics || texts.some((text) => typeof text !== 'string' || text === ''))
    return null;
  if (preferences && preferences.language !== languageOfPage(language)) return null;
  return { token, user };
}

try {
  askEarly();
} catch {
  // What is stored may be anything, and the storage may be closed: the portal says what there is to say.
}
