import { type Credential, credentialState, isToDo, type OnBad } from '@rpm/domain';
import { credentialWords as texts } from '@rpm/domain/words/credential';
import { FileText } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import type { DataColumn } from '../../components/DataTable/columns.ts';
import { credentialName, timeLeft } from '../../parts/credentials/credentialText.ts';
import { sizeText } from '../../parts/files/fileText.ts';
import { dayText } from '../../parts/person/personTexts.ts';
import { CredentialBadge } from './CredentialBadge.tsx';

/** What is known where a credential is drawn, and what can be done with it. */
export interface CredentialHow {
  today: string;
  onBad: OnBad;
  view: (credential: Credential) => void;
  renew: (credential: Credential) => void;
}

const muted = 'block text-caption text-fg-muted';

export const Named = ({ credential }: { credential: Credential }) => (
  <span className="wrap-anywhere block">
    <span className="block font-semibold">{credentialName(credential)}</span>
    <span dir="auto" className={muted}>
      {credential.issuer}
    </span>
  </span>
);

export const Expires = ({ credential: { expires }, how }: CellProps) =>
  expires === null ? (
    texts.noEnd
  ) : (
    <span className="block">
      <span className="block">{dayText(expires, how.onBad)}</span>
      <span className={muted}>{timeLeft(expires, how.today)}</span>
    </span>
  );

export const State = ({ credential, how }: CellProps) => (
  <span className="flex flex-col items-start gap-1">
    <CredentialBadge state={credentialState(credential, how.today)} />
    {credential.isRenewed && <span className={muted}>{texts.renewing}</span>}
    {credential.review === 'refused' && credential.reason && (
      <span dir="auto" className={`${muted} wrap-anywhere line-clamp-2`}>
        {credential.reason}
      </span>
    )}
  </span>
);

const DocumentLink = ({ credential, how }: CellProps) => (
  <button
    type="button"
    onClick={() => how.view(credential)}
    className="inline-flex min-h-target items-center gap-1.5 rounded-xs text-fg-link underline decoration-1 underline-offset-[0.2em] hover:text-fg-link-hover hover:decoration-2"
  >
    <FileText aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />
    <span>
      {texts.document({ type: texts.types[credential.contentType], size: sizeText(credential.bytes) })}
      <span className="sr-only"> {texts.of({ credential: credentialName(credential) })}</span>
    </span>
  </button>
);

const Action = ({ credential, how }: CellProps) => {
  const of = <span className="sr-only"> {texts.of({ credential: credentialName(credential) })}</span>;
  if (!isToDo(credential, how.today))
    return (
      <Button size="sm" onClick={() => how.view(credential)}>
        {texts.view}
        {of}
      </Button>
    );
  const isSoon = credentialState(credential, how.today) === 'expiresSoon';
  return (
    <Button size="sm" variant="soft" onClick={() => how.renew(credential)}>
      {isSoon ? texts.renew : texts.uploadNew}
      {of}
    </Button>
  );
};

interface CellProps {
  credential: Credential;
  how: CredentialHow;
}

/** The columns of the own credentials. */
export function credentialColumns(how: CredentialHow): DataColumn<Credential>[] {
  const { columns } = texts;
  return [
    {
      id: 'credential',
      header: columns.credential,
      width: 200,
      cell: (credential) => <Named credential={credential} />,
    },
    {
      id: 'number',
      header: columns.number,
      width: 116,
      cell: ({ number }) => (
        <bdi className="numeric wrap-anywhere" lang="zxx">
          {number}
        </bdi>
      ),
    },
    {
      id: 'expires',
      header: columns.expires,
      width: 146,
      cell: (credential) => <Expires {...{ credential, how }} />,
    },
    {
      id: 'state',
      header: columns.state,
      width: 160,
      cell: (credential) => <State {...{ credential, how }} />,
    },
    {
      id: 'document',
      header: columns.document,
      width: 124,
      cell: (credential) => <DocumentLink {...{ credential, how }} />,
    },
    {
      id: 'actions',
      header: columns.actions,
      width: 132,
      sticky: 'right',
      isForScreen: true,
      align: 'end',
      cell: (credential) => <Action {...{ credential, how }} />,
    },
  ];
}

/** The same as a card on a phone. */
export const CredentialCard = ({ credential, how }: CellProps) => (
  <div className="flex flex-col gap-3">
    <div className="flex flex-wrap items-start justify-between gap-2">
      <Named credential={credential} />
      <State {...{ credential, how }} />
    </div>
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
      <div>
        <dt className="text-caption text-fg-muted">{texts.columns.number}</dt>
        <dd className="numeric wrap-anywhere" lang="zxx">
          {credential.number}
        </dd>
      </div>
      <div>
        <dt className="text-caption text-fg-muted">{texts.columns.expires}</dt>
        <dd>
          <Expires {...{ credential, how }} />
        </dd>
      </div>
    </dl>
    <div className="flex flex-wrap items-center justify-between gap-2">
      <DocumentLink {...{ credential, how }} />
      <Action {...{ credential, how }} />
    </div>
  </div>
);
