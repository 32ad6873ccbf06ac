import { useCredentialDocument } from '@rpm/api-client';
import { type Credential, credentialState, readStamp } from '@rpm/domain';
import { credentialWords } from '@rpm/domain/words/credential';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useOnBad } from '../../hooks/useClock.ts';
import { timeLeft } from '../../parts/credentials/credentialText.ts';
import { ContentPreview } from '../../parts/files/ContentPreview.tsx';
import { sizeText } from '../../parts/files/fileText.ts';
import { Facts } from '../../parts/person/Facts.tsx';
import { dayText } from '../../parts/person/personTexts.ts';
import { useShownTime } from '../../parts/person/when.ts';
import { CredentialBadge } from './CredentialBadge.tsx';

const { details: texts, columns, types, document: documentText, noEnd } = credentialWords;

interface CredentialFactsProps {
  credential: Credential;
  today: string;
}

/** All that is known of a credential, with its document drawn. */
export function CredentialFacts({ credential, today }: CredentialFactsProps) {
  const onBad = useOnBad();
  const shown = useShownTime(browserTimeZone());
  const { loadable } = useCredentialDocument(credential.credentialId);
  const { number, issuer, issued, expires, added, reason, checkedBy, contentType, bytes } = credential;
  return (
    <div className="flex flex-col gap-4">
      <Facts
        facts={[
          [columns.state, <CredentialBadge key="state" state={credentialState(credential, today)} />],
          ...(reason === null
            ? []
            : ([
                [
                  texts.reason,
                  <span key="reason" dir="auto">
                    {reason}
                  </span>,
                ],
              ] as const)),
          [
            columns.number,
            <bdi key="number" lang="zxx" className="numeric">
              {number}
            </bdi>,
          ],
          [
            texts.issuer,
            <span key="issuer" dir="auto">
              {issuer}
            </span>,
          ],
          [texts.issued, dayText(issued, onBad)],
          [
            columns.expires,
            expires === null ? noEnd : `${dayText(expires, onBad)} · ${timeLeft(expires, today)}`,
          ],
          [texts.added, shown(readStamp(added), 'date')],
          ...(checkedBy === null ? [] : ([[texts.checkedBy, checkedBy]] as const)),
          [columns.document, documentText({ type: types[contentType], size: sizeText(bytes) })],
        ]}
      />
      <ContentPreview loadable={loadable} name={credential.fileName} contentType={contentType} />
    </div>
  );
}
