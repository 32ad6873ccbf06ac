import { type EmailState, limits } from '@rpm/domain';
import { emailWords } from '@rpm/domain/words/email';
import { useState } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useSending } from '../../hooks/useSending.ts';
import { CodeForm } from '../../parts/code/CodeForm.tsx';
import { askForCode, emailCodeCalls } from './emailCode.ts';

const texts = emailWords;
const loadCalls = async () => emailCodeCalls;

interface ConfirmStepsProps {
  username: string;
  /** Where 'Later' leads. */
  landingPath: string;
  /** Gets what the server says since the code was shown. */
  onConfirmed: (state: EmailState) => void;
  /** Asks the server again whether the address is confirmed. */
  reread: () => Promise<void>;
}

/** First a code is asked for, then it is shown. Nothing is mailed before somebody asks. @see RTE-06, behaviour R33 */
export function ConfirmSteps({ username, landingPath, onConfirmed, reread }: ConfirmStepsProps) {
  const call = useSending();
  const [ticket, setTicket] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send() {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const asked = await askForCode(call);
    setBusy(false);
    if ('problem' in asked) setProblem(asked.problem);
    else setTicket(asked.ticket);
  }
  const later = (
    <Link to={landingPath} look="alone">
      {texts.later}
    </Link>
  );
  return (
    <Card title={texts.openTitle} footer={<p>{texts.changedByClinic}</p>}>
      <p className="wrap-anywhere font-semibold">
        <bdi>{username}</bdi>
      </p>
      {ticket === null ? (
        <div className="mt-2 flex flex-col gap-5">
          <p className="text-fg-muted">{texts.howTo}</p>
          <Problem>{problem}</Problem>
          <Button
            variant="primary"
            wide
            busy={isBusy ? texts.sending : undefined}
            onClick={() => void send()}
          >
            {texts.send}
          </Button>
        </div>
      ) : (
        <div className="mt-2 flex flex-col gap-5">
          <p role="status" className="text-fg-muted">
            {texts.sent({ codeMinutes: limits.codeMinutes })}
          </p>
          <CodeForm
            ticket={ticket}
            load={loadCalls}
            onShown={onConfirmed}
            // It may have been confirmed in another tab, with this very code.
            onWrong={() => void reread()}
          />
        </div>
      )}
      <div className="mt-2 flex justify-center">{later}</div>
    </Card>
  );
}
