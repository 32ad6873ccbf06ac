import * as enAddress from '@rpm/domain/words/en/address';
import * as enMails from '@rpm/domain/words/en/mails';
import * as enRole from '@rpm/domain/words/en/role';
import * as enServer from '@rpm/domain/words/en/server';
import * as enVital from '@rpm/domain/words/en/vital';
import * as esAddress from '@rpm/domain/words/es/address';
import * as esMails from '@rpm/domain/words/es/mails';
import * as esRole from '@rpm/domain/words/es/role';
import * as esServer from '@rpm/domain/words/es/server';
import * as esVital from '@rpm/domain/words/es/vital';

/** The languages that the server speaks. The first is that of everyone who asks for none of them. */
const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The words that the server says, by the module that holds them. */
interface Modules {
  address: typeof enAddress;
  mails: typeof enMails;
  role: typeof enRole;
  server: typeof enServer;
  vital: typeof enVital;
}

const speak = ({ address, mails, role, server, vital }: Modules) => ({
  addresses: address.addressWords.errors,
  roles: role.roleWords,
  server: server.serverWords,
  refusals: server.refusalWords,
  mails: mails.mailWords,
  mailbox: mails.mailboxWords,
  vitals: vital.vitalWords,
});

/** All that the server says, in one language. */
export type Speech = ReturnType<typeof speak>;

const speech: Record<Language, Speech> = {
  en: speak({ address: enAddress, mails: enMails, role: enRole, server: enServer, vital: enVital }),
  es: speak({ address: esAddress, mails: esMails, role: esRole, server: esServer, vital: esVital }),
};

/** What the server says, in a language. */
export const wordsOf = (language: Language): Speech => speech[language];

/**
 * The language in which a request wants its answer: the one it likes best of those that we speak.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept-language
 */
export function languageOfRequest({ headers }: Request): Language {
  const wishes = (headers.get('accept-language') ?? '').split(',').map((wish) => {
    const [tag = '', weight = ''] = wish.split(';').map((part) => part.trim().toLowerCase());
    const q = weight.startsWith('q=') ? Number(weight.slice(2)) : 1;
    return { language: tag.split('-')[0], q: q >= 0 && q <= 1 ? q : 0 };
  });
  const liked = wishes.filter(({ q }) => q > 0).sort((a, b) => b.q - a.q);
  for (const { language } of liked) {
    const spoken = languages.find((each) => each === language);
    if (spoken) return spoken;
  }
  return languages[0];
}

/** What is known of who reads a mail. */
interface Reader {
  /** The language of the request that causes the mail, when its reader sent it. */
  asked?: Language;
  /** The language of the reader's account, as far as it is known. */
  account?: string | null;
}

/** The language in which somebody is written to: that of their own request, else that of their account, else English. */
export function languageOf({ asked, account }: Reader): Language {
  return asked ?? languages.find((each) => each === account) ?? languages[0];
}
