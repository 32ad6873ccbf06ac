import { useReadingSteps } from '@rpm/api-client';
import type { AboutReading } from '@rpm/domain';
import { conversationWords } from '@rpm/domain/words/conversation';
import { receiptWords } from '@rpm/domain/words/receipt';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import type { AboutFieldProps } from './AboutField.tsx';
import { AboutLine } from './AboutLine.tsx';

interface OwnReadingProps extends Omit<AboutFieldProps, 'userId'> {
  /** At which the patient began to write. */
  reading: AboutReading;
}

/** The reading at which a patient began to write: it goes with the message until it is taken away. @see API-25 */
export function OwnReading({ reading: asked, timeZone, value, onChange }: OwnReadingProps) {
  const { loadable } = useReadingSteps(asked);
  const found = loadable.state === 'ready' ? loadable.data.reading : null;
  // Once: what was taken away, or sent, is not attached again by a later answer.
  const isAttached = useRef(false);
  useEffect(() => {
    if (!found || isAttached.current) return;
    isAttached.current = true;
    onChange({ ...asked, class: found.class, values: found.values });
  });
  return (
    <Loaded
      loadable={loadable}
      says={receiptWords.loading}
      headingLevel={3}
      skeleton={<Skeleton />}
      isEmpty={({ reading }) => reading === null}
      empty={<p className="text-fg-muted">{receiptWords.none}</p>}
    >
      {() =>
        value && (
          <div>
            <AboutLine about={value} timeZone={timeZone} />
            <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
              {conversationWords.about.remove}
            </Button>
          </div>
        )
      }
    </Loaded>
  );
}
