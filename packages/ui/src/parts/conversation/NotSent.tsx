import { conversationWords as texts } from '@rpm/domain/words/conversation';
import { Button } from '../../components/Button/Button.tsx';
import { AboutLine } from './AboutLine.tsx';
import type { Message, Written } from './useMessage.ts';

interface NotSentProps {
  message: Message;
  unsent: Written;
  timeZone: string;
  onTakeBack: () => void;
}

/** The bubble of a message that is on its way or was not sent, with its text; and what can be done about it. */
export function NotSent({ message, unsent, timeZone, onTakeBack }: NotSentProps) {
  const { isBusy, problem, again } = message;
  return (
    <div className="flex flex-col px-5 pb-4">
      <div className="ms-8 self-end rounded-lg border border-line-control border-dashed bg-surface px-4 py-2.5">
        {unsent.about && <AboutLine about={unsent.about} timeZone={timeZone} />}
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {unsent.text}
        </p>
        {isBusy ? (
          <p role="status" className="pt-1 text-caption text-fg-muted">
            {texts.sending}
          </p>
        ) : (
          <div role="alert" className="pt-1 text-caption text-danger-fg">
            {texts.notSent} {problem}
          </div>
        )}
        {!isBusy && (
          <div className="flex flex-wrap gap-2 pt-2">
            <Button size="sm" onClick={again}>
              {texts.tryAgain}
            </Button>
            <Button size="sm" variant="ghost" onClick={onTakeBack}>
              {texts.takeBack}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
