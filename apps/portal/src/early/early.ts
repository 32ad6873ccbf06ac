import { addresses } from 'rpm:addresses';
import { addressOf, keepEarly, queryHeader } from '@rpm/api-client/early';
import { languageOfPage, limits, roleTitle } from '@rpm/domain';
import { language } from '@rpm/domain/words/language';
import { firstCalls, type Visit } from './firstCalls.ts';

/**
 * Asks for what the screen will ask for, before its code has come: the code that only some who open it need, and the first
 * answers. Pages behind the guard load this by itself, ahead of everything else; the client takes the answers that are on
 * their way. Where anything is not as usual nothing is asked, and the screen asks as ever.
 *
 * @see ADR 76, ADR 81
 */
function askEarly() {
  const session = storedSession();
  const [host, page] = ['rpm-api-host', 'rpm-page'].map((name) =>
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`),
  );
  if (!session || !page) return;
  const code = page.dataset[roleTitle(session.user.role)]?.split(' ') ?? [];
  for (const file of code) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      href: `/${file}`,
    });
    document.head.append(link);
  }
  // Without a server that fills it in, the host is not known yet.
  if (host && !host.content.startsWith('__')) askFirst(session, page.content, host.content);
}

/** Asks for the first answers of a page. */
function askFirst({ token, user }: Session, page: string, host: string) {
  const calls = firstCalls[page as keyof typeof firstCalls];
  // Whoever went back to a search in a list reads what was searched for.
  if (!calls || history.state?.usr) return;
  const visit: Visit = {
    ...user,
    path: location.pathname,
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

interface Session {
  token: string;
  user: { userId: string; role: string; clinicName: string };
}

/** Who is stored as logged in, if a screen will be drawn for them: they need not set up or choose anything first, nor another language. */
function storedSession(): Session | null {
  const { token, user, mustSetUp, severalClinics, preferences } = JSON.parse(
    localStorage.getItem('rpm.session') ?? '{}',
  );
  // What pages of patients ask first is not a carer's to ask.
  if (user?.isCarer) return null;
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
