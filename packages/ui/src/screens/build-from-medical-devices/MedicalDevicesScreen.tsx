import { type GuardedRoute, guardedRoutes, isVitalKind, type VitalKind } from '@rpm/domain';
import { navWords } from '@rpm/domain/words/frame';
import { ownReadingWords as texts } from '@rpm/domain/words/ownReading';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazily } from '../../hooks/lazily.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { BackLink } from '../../parts/timeline/BackLink.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { PickPart } from './PickPart.tsx';
import { Steps } from './Steps.tsx';
import type { Sent } from './useSend.ts';

/** Where it stands, and whom it speaks to. */
export const medicalDevicesPage = {
  paths: ['/build-from-medical-devices'],
  who: 'patients',
  under: 'patientProfile',
} as const satisfies GuardedRoute;

/** Who picks may never measure: each comes when it is needed. */
const measurePart = lazily(() => import('./MeasurePart.tsx').then(({ MeasurePart }) => MeasurePart));
const typePart = lazily(() => import('./TypePart.tsx').then(({ TypePart }) => TypePart));

const sentPart = lazily(() => import('./SentPart.tsx').then(({ SentPart }) => SentPart));

const [path] = guardedRoutes.medicalDevices.paths;

/**
 * `/build-from-medical-devices`: a patient picks a vital, measures with a device beside the browser or types what it
 * shows, and sends it. What is picked stands in the address, so that it survives a reload; no value ever does.
 *
 * @see RTE-07
 */
export function MedicalDevicesScreen() {
  return (
    <PageFor route="medicalDevices" title={texts.title}>
      <Flow />
    </PageFor>
  );
}

function Flow() {
  const { user } = useSession();
  const [search] = useSearchParams();
  const [sent, setSent] = useState<(Sent & { of: string }) | null>(null);
  const asked = search.get('vital');
  const kind: VitalKind | null = isVitalKind(asked) ? asked : null;
  const isTyped = search.get('by') === 'hand';
  const of = search.toString();
  // What was sent belongs to what was picked; whoever goes back picks anew.
  const done = sent?.of === of ? sent : null;
  const onSent = (outcome: Sent) => setSent({ ...outcome, of });
  const step = done ? 'see' : kind ? 'measure' : 'pick';
  return (
    <Page
      key={`${step} ${of}`}
      title={done ? texts.sent.title : texts.title}
      back={
        kind && !done ? (
          <BackLink to={path}>{texts.other}</BackLink>
        ) : (
          <BackLink to={guardedRoutes.patientProfile.paths[0]}>{navWords.items.myDetails}</BackLink>
        )
      }
      takesFocus={kind !== null}
    >
      <div className="flex max-w-160 flex-col gap-5">
        <Steps now={step} />
        {done ? (
          <Needed lazy={sentPart}>
            {(SentPart) => <SentPart sent={done} userId={user.userId} onAnother={() => setSent(null)} />}
          </Needed>
        ) : kind === null ? (
          <PickPart />
        ) : isTyped ? (
          <Needed lazy={typePart}>
            {(TypePart) => <TypePart kind={kind} userId={user.userId} onSent={onSent} />}
          </Needed>
        ) : (
          <Needed lazy={measurePart}>
            {(MeasurePart) => <MeasurePart kind={kind} user={user} onSent={onSent} />}
          </Needed>
        )}
      </div>
    </Page>
  );
}
