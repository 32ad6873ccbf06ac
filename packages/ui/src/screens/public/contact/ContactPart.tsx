import { contactPage as texts } from '@rpm/domain/words/contactPage';
import { type ComponentType, Fragment, useCallback, useEffect, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import type { ClientProvider, LoadClient } from '../PublicScreenProps.ts';

type State = 'coming' | 'failed' | { Form: ComponentType; Client: ClientProvider | typeof Fragment };

/**
 * The place of the form, whose code comes when the page stands: a page that anybody may read is light, and can be read
 * without any script (ADR 5, ADR 11). Until it is there, or if it never comes, the words in its place say what to do.
 *
 * @param loadClient brings what the form makes its call through; left out, that is around the page already
 */
export function ContactPart({ loadClient }: { loadClient?: LoadClient | undefined }) {
  const [state, setState] = useState<State>('coming');
  const load = useCallback(() => {
    setState('coming');
    Promise.all([import('./ContactForm.tsx'), loadClient?.()]).then(
      ([{ ContactForm }, Client]) => setState({ Form: ContactForm, Client: Client ?? Fragment }),
      () => setState('failed'),
    );
  }, [loadClient]);
  useEffect(load, [load]);
  if (typeof state !== 'string') {
    const { Form, Client } = state;
    return (
      <Client>
        <Form />
      </Client>
    );
  }
  return (
    <div className="flex min-h-160 flex-col items-start gap-4 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]">
      <p role="status" className="text-fg-muted">
        {state === 'failed' ? texts.formFailed : texts.formComing}
      </p>
      {state === 'failed' && <Button onClick={load}>{texts.tryAgain}</Button>}
    </div>
  );
}
