import { connectedAppEndpoints, useWrite } from '@rpm/api-client';
import { type AppDays, type AppKind, type AppRequest, type AskingApp, appDays, limits } from '@rpm/domain';
import { connectedAppWords } from '@rpm/domain/words/connectedApp';
import { useContext, useId, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { FieldError } from '../../components/Field/Field.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useTask } from '../../hooks/useTask.ts';
import { isSafe, LeaveFor, StrangeAddress } from '../../parts/leaving/leaveFor.ts';
import { useShownTime } from '../../parts/person/when.ts';

const { asking: texts, kinds: names } = connectedAppWords;
const minutes = limits.appTokenSeconds / 60;
const dayLabels: Readonly<Record<AppDays, string>> = {
  0: texts.dayChoices.once({ minutes }),
  30: texts.dayChoices.month,
  90: texts.dayChoices.quarter,
  365: texts.dayChoices.year,
};

interface AskingCardProps {
  app: AskingApp;
  request: AppRequest;
  userId: string;
  clinic: string;
}

/** What an app may see and for how long, and the way back to it with yes or no. */
export function AskingCard({ app, request, userId, clinic }: AskingCardProps) {
  const id = useId();
  const choices = useRef<HTMLFieldSetElement>(null);
  const shown = useShownTime(browserTimeZone());
  const leaveFor = useContext(LeaveFor);
  const answer = useWrite(connectedAppEndpoints.answerApp);
  const [kinds, setKinds] = useState<readonly AppKind[]>(app.kinds);
  const [days, setDays] = useState<AppDays>(90);
  const [isMissing, setMissing] = useState(false);
  const { run, running, problem } = useTask({
    name: texts.title,
    call: async (allows: boolean) => {
      const allowed = { kinds: [...kinds], days: app.keeps ? days : 0 };
      const { address } = await answer({ userId, request, ...(allows && { allows: allowed }) });
      if (!isSafe(address)) throw new StrangeAddress();
      leaveFor(address);
    },
    refused: (error) => (error instanceof StrangeAddress ? texts.strange : undefined),
  });
  const allow = () => {
    setMissing(kinds.length === 0);
    if (kinds.length > 0) void run(true);
    else requestAnimationFrame(() => choices.current?.querySelector('input')?.focus());
  };
  const deny = (
    <Button wide busy={running === false ? texts.denying : undefined} onClick={() => void run(false)}>
      {app.isFaulty ? texts.back : texts.deny}
    </Button>
  );
  if (app.isFaulty)
    return (
      <Card title={texts.faulty}>
        <div className="wrap-anywhere flex flex-col gap-4 pt-1">
          <p>{texts.faultySays({ publisher: app.publisher })}</p>
          <Problem>{problem}</Problem>
          {deny}
        </div>
      </Card>
    );
  return (
    <Card>
      <div className="wrap-anywhere flex flex-col gap-5 pt-1">
        <div>
          <h2 dir="auto" className="mb-2 text-h2">
            {texts.lead({ name: app.name })}
          </h2>
          <p>{texts.by({ publisher: app.publisher })}</p>
          <p className="text-fg-muted">
            {texts.host} <span dir="ltr">{app.host}</span>
          </p>
          <p>
            <a
              href={app.privacyUrl}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-fg-link underline underline-offset-4 hover:text-fg-link-hover"
            >
              {texts.privacy({ name: app.name })}
            </a>
          </p>
          <p>{texts.clinic({ clinic })}</p>
        </div>
        {app.since !== null && (
          <Banner kind="info">{texts.already({ date: shown(app.since, 'date') })}</Banner>
        )}
        <fieldset
          ref={choices}
          className="min-w-0"
          aria-describedby={isMissing ? `${id}missing` : `${id}hint`}
        >
          <legend className="font-semibold">{texts.kinds}</legend>
          <p id={`${id}hint`} className="mb-2 text-fg-muted">
            {texts.kindsHint}
          </p>
          <div className="rounded-md border border-line px-4 py-1">
            {app.kinds.map((kind, at) => (
              <Checkbox
                key={kind}
                label={names[kind]}
                checked={kinds.includes(kind)}
                aria-invalid={isMissing && at === 0 ? true : undefined}
                aria-describedby={isMissing && at === 0 ? `${id}missing` : undefined}
                onChange={({ target }) => {
                  setMissing(false);
                  setKinds(
                    app.kinds.filter((each) => (each === kind ? target.checked : kinds.includes(each))),
                  );
                }}
              />
            ))}
          </div>
          {isMissing && <FieldError id={`${id}missing`}>{texts.kindsRequired}</FieldError>}
        </fieldset>
        {app.keeps ? (
          <RadioCards
            title={texts.days}
            options={appDays.map((each) => ({ value: String(each), label: dayLabels[each] }))}
            value={String(days)}
            onChange={(value) => setDays(appDays.find((each) => String(each) === value) ?? 0)}
          />
        ) : (
          <p>{texts.once({ minutes })}</p>
        )}
        <Banner kind="warning">{texts.notOurs}</Banner>
        {app.isToldWho && <p>{texts.toldWho}</p>}
        <p>
          {texts.readsOnly} {texts.stop}
        </p>
        <Problem>{problem}</Problem>
        <Button variant="primary" wide busy={running === true ? texts.allowing : undefined} onClick={allow}>
          {texts.allow}
        </Button>
        {deny}
      </div>
    </Card>
  );
}
