import { useCheckSignOn, useSignOn } from '@rpm/api-client';
import type { ProviderFault, SignOnSettings } from '@rpm/domain';
import { clinicSignOnWords as texts } from '@rpm/domain/words/clinicSignOn';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../../../components/Banner/Banner.tsx';
import { Problem } from '../../../../components/Banner/Problem.tsx';
import { Button } from '../../../../components/Button/Button.tsx';
import { Card } from '../../../../components/Card/Card.tsx';
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../../../hooks/browserTimeZone.ts';
import { lazily, useLazy } from '../../../../hooks/lazily.ts';
import { useTask } from '../../../../hooks/useTask.ts';
import { Loaded } from '../../../../layout/Loaded/Loaded.tsx';
import { useShownTime } from '../../../../parts/person/when.ts';

const dialog = lazily(() => import('./SignOnDialog.tsx').then(({ SignOnDialog }) => SignOnDialog));

type Provider = NonNullable<SignOnSettings['provider']>;

/** By which provider of their own those who work at a clinic log in, for its administrators. @see ADR 68 */
export function SignOnCard() {
  const { loadable } = useSignOn();
  const { part: SignOnDialog, hasFailed, open, close } = useLazy(dialog);
  const settings = loadable.state === 'ready' ? loadable.data : null;
  return (
    <Card
      title={texts.title}
      note={texts.note}
      actions={
        settings && (
          <Button
            size="sm"
            icon={<KeyRound aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
            {...dialog.interest}
            onClick={open}
          >
            {settings.provider ? texts.change : texts.setUp}
          </Button>
        )
      }
    >
      {hasFailed && (
        <Banner kind="danger" announce="alert">
          {texts.codeFailed}
        </Banner>
      )}
      <Loaded loadable={loadable} says={texts.loading} headingLevel={3} skeleton={<Skeleton width="half" />}>
        {({ provider }) => (provider ? <Summary provider={provider} /> : <p>{texts.none}</p>)}
      </Loaded>
      {SignOnDialog && settings && <SignOnDialog settings={settings} onClose={close} />}
    </Card>
  );
}

/** What is set, and whether it works. */
function Summary({ provider }: { provider: Provider }) {
  const shown = useShownTime(browserTimeZone());
  const check = useCheckSignOn();
  const [outcome, setOutcome] = useState<{ fault: ProviderFault | null } | null>(null);
  const { run, isBusy, problem } = useTask({
    name: texts.title,
    call: () => check({ issuer: provider.issuer }),
    onDone: setOutcome,
  });
  const { proved, keepsPasswords, asksFactor, isOn, domains, issuer } = provider;
  const rows = [
    proved ? texts.proved({ date: shown(proved, 'date') }) : texts.unproved,
    texts.forDomains({ domains: domains.join(', ') }),
    keepsPasswords ? texts.passwords.kept : texts.passwords.ended,
    asksFactor ? texts.factor.theirs : texts.factor.ours,
  ];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="break-words font-semibold">
            {isOn ? texts.on : texts.off} · <bdi>{issuer}</bdi>
          </p>
          <ul>
            {rows.map((row) => (
              <li key={row} className="break-words text-caption text-fg-muted">
                {row}
              </li>
            ))}
          </ul>
        </div>
        <Button size="sm" busy={isBusy ? texts.checking : undefined} onClick={() => void run()}>
          {texts.check}
        </Button>
      </div>
      {outcome && (
        <Banner kind={outcome.fault === null ? 'success' : 'warning'} announce="status">
          {outcome.fault === null ? texts.good : texts.faults[outcome.fault]}
        </Banner>
      )}
      <Problem>{problem}</Problem>
    </div>
  );
}
