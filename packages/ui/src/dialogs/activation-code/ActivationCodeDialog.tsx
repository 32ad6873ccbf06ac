import { ApiError, useNewActivationCode, usePatientInfo } from '@rpm/api-client';
import { type ActivationCode, fullName } from '@rpm/domain';
import { activationCodeWords as texts } from '@rpm/domain/words/activationCode';
import { taskWords } from '@rpm/domain/words/task';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useTask } from '../../hooks/useTask.ts';
import { useShownTime } from '../../parts/person/when.ts';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { ActivationSheet } from './ActivationSheet.tsx';

export interface ActivationCodeDialogProps {
  userId: string;
  onClose: () => void;
}

/**
 * Makes a code that the clinic hands over to a patient, beside the mailbox, and shows it this once, large enough to be
 * read aloud and with a sheet to print. It is made by a press alone: it ends the one before.
 *
 * @see F5
 */
export function ActivationCodeDialog({ userId, onClose }: ActivationCodeDialogProps) {
  const { user } = useSession();
  const make = useNewActivationCode();
  const { loadable } = usePatientInfo(userId);
  const isOnline = useOnline();
  const shown = useShownTime(browserTimeZone());
  const [made, setMade] = useState<ActivationCode | null>(null);
  const { run, isBusy, problem } = useTask({
    name: texts.title,
    call: () => make({ userId }),
    refused: (error) => (error instanceof ApiError && error.status === 409 ? texts.hasAccount : undefined),
    onDone: setMade,
  });
  const name = loadable.state === 'ready' ? fullName(loadable.data) || null : null;
  const until = made && texts.until({ day: shown(made.expires, 'date') });
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        closesOutside={false}
        title={texts.title}
        description={made ? texts.read : texts.says}
        aside={
          made && (
            <Button
              onClick={() => window.print()}
              icon={<Printer aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            >
              {texts.print}
            </Button>
          )
        }
        actions={
          made ? (
            <Button variant="primary" onClick={onClose}>
              {texts.done}
            </Button>
          ) : (
            <>
              <Button onClick={onClose}>{texts.cancel}</Button>
              <Button
                variant="primary"
                busy={isBusy ? texts.busy : undefined}
                isDisabled={!isOnline}
                onClick={() => void run()}
              >
                {texts.get}
              </Button>
            </>
          )
        }
      >
        <div className="flex flex-col gap-3">
          {name !== null && (
            <p className="font-semibold">
              <bdi>{name}</bdi>
            </p>
          )}
          {made ? (
            <>
              <p role="status" className="rounded-md border border-line bg-surface-sunken px-4 py-5">
                <span
                  dir="ltr"
                  className="numeric block whitespace-nowrap text-center font-semibold text-[2rem] leading-tight tracking-[0.1em]"
                >
                  {made.code}
                </span>
              </p>
              <p>{until}</p>
              <p className="text-fg-muted">{texts.once}</p>
            </>
          ) : (
            <p className="text-fg-muted">{texts.replaces}</p>
          )}
          {!isOnline && !made && <Banner kind="warning">{taskWords.offline}</Banner>}
          <Problem>{problem}</Problem>
        </div>
      </Dialog>
      {made && <ActivationSheet clinic={user.clinicName} name={name} code={made.code} until={until ?? ''} />}
    </>
  );
}
