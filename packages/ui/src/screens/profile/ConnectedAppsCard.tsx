import { connectedAppEndpoints, useRead, useWrite } from '@rpm/api-client';
import type { ConnectedApp } from '@rpm/domain';
import { connectedAppWords } from '@rpm/domain/words/connectedApp';
import { loadWords } from '@rpm/domain/words/load';
import { AppWindow } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useShownTime } from '../../parts/person/when.ts';
import { Question } from '../../parts/question/Question.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { ListCard } from './ListCard.tsx';

const { card: texts, kinds: names, ending } = connectedAppWords;
/** An app as it was read: what was not of the promised form is `null`. */
type ReadApp = { [K in keyof ConnectedApp]: ConnectedApp[K] | null };
const nameOf = ({ name }: ReadApp) => name || loadWords.unknown;

/** The apps that a patient has let in, each with what it may see, and the way to stop it. @see ADR 67 */
export function ConnectedAppsCard() {
  const { user } = useSession();
  const { loadable, reread } = useRead(connectedAppEndpoints.getConnectedApps, {
    params: { userId: user.userId },
  });
  const end = useWrite(connectedAppEndpoints.endConnectedApp);
  const [ended, setEnded] = useState<ReadApp | null>(null);
  return (
    <ListCard
      {...{ texts, loadable }}
      icon={AppWindow}
      list={(rows) => (
        <ul aria-label={texts.list} className="divide-y divide-line-subtle">
          {rows.map((app, at) => (
            <AppRow key={app.grantId ?? `row ${at}`} app={app} onEnd={() => setEnded(app)} />
          ))}
        </ul>
      )}
    >
      {ended && (
        <Question
          title={ending.title({ name: nameOf(ended) })}
          says={ending.says}
          texts={ending}
          act={texts.stop}
          isDangerous
          run={() => end({ userId: user.userId, grantId: ended.grantId ?? '' })}
          onClose={() => setEnded(null)}
          onDone={reread}
        />
      )}
    </ListCard>
  );
}

function AppRow({ app, onEnd }: { app: ReadApp; onEnd: () => void }) {
  const shown = useShownTime(browserTimeZone());
  const { grantId, publisher, kinds, since, used, until, devices } = app;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-1">
      <div className="wrap-anywhere min-w-0 flex-1 basis-64">
        <p dir="auto" className="font-semibold">
          {nameOf(app)}
        </p>
        {publisher && <p className="text-fg-muted">{texts.by({ publisher })}</p>}
        {kinds && <p>{texts.sees({ list: kinds.map((each) => names[each]).join(' · ') })}</p>}
        <p className="text-fg-muted">
          {texts.since({ date: shown(since, 'date') })}, {texts.until({ date: shown(until, 'date') })}
        </p>
        <p className="text-fg-muted">
          {used ? texts.used({ date: shown(used, 'datetime') }) : texts.neverUsed}
          {devices !== null && devices > 1 && <> · {texts.devices({ count: devices })}</>}
        </p>
      </div>
      {grantId !== null && (
        <Button size="sm" onClick={onEnd}>
          {texts.stop}
          <span className="sr-only"> {texts.of({ name: nameOf(app), date: shown(since, 'date') })}</span>
        </Button>
      )}
    </li>
  );
}
