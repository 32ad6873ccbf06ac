import type { ReactNode } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';

interface SaveRowProps {
  texts: Readonly<Record<'save' | 'busy', string>>;
  isBusy: boolean;
  /** Why it was not saved. */
  problem: ReactNode;
  /** Before the button that saves: another one. */
  children?: ReactNode;
}

/** The foot of a form in a card: why it was not saved, and the button that saves. */
export function SaveRow({ texts, isBusy, problem, children }: SaveRowProps) {
  return (
    <>
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap justify-end gap-2">
        {children}
        <Button type="submit" variant="primary" busy={isBusy ? texts.busy : undefined}>
          {texts.save}
        </Button>
      </div>
    </>
  );
}
