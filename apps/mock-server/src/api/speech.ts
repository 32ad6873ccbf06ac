import { chooseLanguage, type Language, languageOfReader } from '@rpm/domain';
import * as enAddress from '@rpm/domain/words/en/address';
import * as enBillTable from '@rpm/domain/words/en/billTable';
import * as enMails from '@rpm/domain/words/en/mails';
import * as enOrderStatus from '@rpm/domain/words/en/orderStatus';
import * as enRefusal from '@rpm/domain/words/en/refusal';
import * as enRole from '@rpm/domain/words/en/role';
import * as enServer from '@rpm/domain/words/en/server';
import * as enTopic from '@rpm/domain/words/en/topic';
import * as enVital from '@rpm/domain/words/en/vital';
import * as esAddress from '@rpm/domain/words/es/address';
import * as esBillTable from '@rpm/domain/words/es/billTable';
import * as esMails from '@rpm/domain/words/es/mails';
import * as esOrderStatus from '@rpm/domain/words/es/orderStatus';
import * as esRefusal from '@rpm/domain/words/es/refusal';
import * as esRole from '@rpm/domain/words/es/role';
import * as esServer from '@rpm/domain/words/es/server';
import * as esTopic from '@rpm/domain/words/es/topic';
import * as esVital from '@rpm/domain/words/es/vital';

/** The words that the server says, by the module that holds them. */
interface Modules {
  address: typeof enAddress;
  billTable: typeof enBillTable;
  mails: typeof enMails;
  orderStatus: typeof enOrderStatus;
  refusal: typeof enRefusal;
  role: typeof enRole;
  server: typeof enServer;
  topic: typeof enTopic;
  vital: typeof enVital;
}

const speak = ({ address, billTable, mails, orderStatus, refusal, role, server, topic, vital }: Modules) => ({
  billTable: billTable.billTableWords,
  addresses: address.addressWords.errors,
  roles: role.roleWords,
  server: server.serverWords,
  refusals: refusal.refusalWords,
  topics: topic.topicWords,
  mails: mails.mailWords,
  mailbox: mails.mailboxWords,
  vitals: vital.vitalWords,
  orderStatuses: orderStatus.orderStatusWords,
  deliveryModes: orderStatus.deliveryModeWords,
});

/** All that the server says, in one language. */
export type Speech = ReturnType<typeof speak>;

const speech: Record<Language, Speech> = {
  en: speak({
    address: enAddress,
    billTable: enBillTable,
    mails: enMails,
    orderStatus: enOrderStatus,
    refusal: enRefusal,
    role: enRole,
    server: enServer,
    topic: enTopic,
    vital: enVital,
  }),
  es: speak({
    address: esAddress,
    billTable: esBillTable,
    mails: esMails,
    orderStatus: esOrderStatus,
    refusal: esRefusal,
    role: esRole,
    server: esServer,
    topic: esTopic,
    vital: esVital,
  }),
};

/** What the server says, in a language. */
export const wordsOf = (language: Language): Speech => speech[language];

/** The language in which a request wants its answer: the one it likes best of those that we speak. */
export const languageOfRequest = ({ headers }: Request): Language =>
  chooseLanguage(undefined, headers.get('accept-language') ?? undefined);

/** The words in which somebody is written to; both are as `languageOfReader` takes them. */
export const wordsFor = (recorded: string | null, asked: Language): Speech =>
  wordsOf(languageOfReader(recorded, asked));
