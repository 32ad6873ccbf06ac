import { type Loadable, useEndEhr, useSignOn } from '@rpm/api-client';
import type { KnownEhr, SignOnSettings } from '@rpm/domain';
import { clinicSignOnWords } from '@rpm/domain/words/clinicSignOn';
import { MonitorUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/Button/Button.tsx';
import { browserTimeZone } from '../../../../hooks/browserTimeZone.ts';
import { lazily, useLazy } from '../../../../hooks/lazily.ts';
import { useShownTime } from '../../../../parts/person/when.ts';
import { Question } from '../../../../parts/question/Question.tsx';
import { ListCard } from '../../ListCard.tsx';

const { ehrs: texts, loading } = clinicSignOnWords;
const dialog = lazily(() => import('./EhrDialog.tsx').then(({ EhrDialog }) => EhrDialog));

/** The EHRs out of which the records of a clinic are opened, for its administrators. @see ADR 68 */
export function EhrsCard() {
  const { loadable, reread } = useSignOn();
  const end = useEndEhr();
  const { part: EhrDialog, hasFailed, open, close } = useLazy(dialog);
  const [ended, setEnded] = useState<KnownEhr | null>(null);
  return (
    <ListCard
      {...{ texts: { ...texts, loading }, loadable: ehrsOf(loadable) }}
      icon={MonitorUp}
      adds={{ texts, dialog, hasFailed, onAdd: open }}
      list={(rows) => <EhrList ehrs={rows} onEnd={setEnded} />}
    >
      {EhrDialog && loadable.state === 'ready' && (
        <EhrDialog address={loadable.data.addresses.launch} onClose={close} />
      )}
      {ended && (
        <Question
          title={texts.ending.title({ name: ended.name })}
          says={texts.ending.says}
          texts={texts.ending}
          act={texts.end}
          isDangerous
          run={() => end({ ehrId: ended.ehrId })}
          onClose={() => setEnded(null)}
          onDone={reread}
        />
      )}
    </ListCard>
  );
}

/** Of all that is set, the EHRs. */
const ehrsOf = (
  settings: Loadable<SignOnSettings>,
): Loadable<{ rows: readonly KnownEhr[]; unreadable: number }> =>
  settings.state === 'ready' ? { ...settings, data: { rows: settings.data.ehrs, unreadable: 0 } } : settings;

function EhrList({ ehrs, onEnd }: { ehrs: readonly KnownEhr[]; onEnd: (ehr: KnownEhr) => void }) {
  const shown = useShownTime(browserTimeZone());
  return (
    <ul aria-label={texts.title} className="divide-y divide-line-subtle">
      {ehrs.map((ehr) => (
        <li
          key={ehr.ehrId}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-1"
        >
          <div className="min-w-0 flex-1 basis-64">
            <p dir="auto" className="break-words font-semibold">
              {ehr.name}
            </p>
            <p className="break-words text-caption text-fg-muted">
              {texts.connected({ date: shown(ehr.made, 'date') })} · <bdi>{ehr.iss}</bdi>
            </p>
          </div>
          <Button size="sm" variant="ghost" onClick={() => onEnd(ehr)}>
            {texts.end}
            <span className="sr-only"> {texts.of({ name: ehr.name, date: shown(ehr.made, 'date') })}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
