import { useApi } from '@rpm/api-client';
import { gatewayLines, type VitalKind } from '@rpm/domain';
import { deviceTokenWords as texts } from '@rpm/domain/words/deviceToken';
import { vitalWords } from '@rpm/domain/words/vital';
import { useState } from 'react';
import { Copied } from '../../parts/copied/Copied.tsx';

interface NewTokenProps {
  token: string;
  /** What the device measures first of all. */
  kind: VitalKind | undefined;
}

/** A token, this once, with what whoever sets up the gateway pastes to try it. */
export function NewToken({ token, kind }: NewTokenProps) {
  const [at] = useState(() => new Date());
  const { host } = useApi();
  return (
    <div className="flex flex-col gap-4">
      <p role="status">{texts.once}</p>
      <Copied title={texts.token} text={token} />
      {kind && (
        <details className="rounded-md border border-line">
          <summary className="min-h-control cursor-pointer px-4 py-2 font-semibold">{texts.lines}</summary>
          <div className="flex flex-col gap-2 px-4 pb-4">
            <p className="text-fg-muted">{texts.linesReason({ vital: vitalWords.kinds[kind] })}</p>
            <Copied title={texts.command} text={gatewayLines(host || location.origin, { token, kind, at })} />
          </div>
        </details>
      )}
    </div>
  );
}
