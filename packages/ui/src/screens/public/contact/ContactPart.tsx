import { contactPage as texts } from '@rpm/domain/words/contactPage';
import { Fragment, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { lazily, useLazy } from '../../../hooks/lazily.ts';
import type { LoadClient } from '../PublicScreenProps.ts';

/** The form, with what it makes its call through. */
const formThrough = (loadClient: LoadClient | undefined) =>
  lazily(() =>
    Promise.all([import('./ContactForm.tsx'), loadClient?.()]).then(
      ([{ ContactForm }, Client = Fragment]) => ({
        ContactForm,
        Client,
      }),
    ),
  );

/**
 * The place of the form, whose code comes when the page stands: a page that anybody may read is light, and can be read
 * without any script (ADR 5, ADR 11). Until it is there, or if it never comes, the words in its place say what to do.
 *
 * @param loadClient brings what the form makes its call through; left out, that is around the page already
 */
export function ContactPart({ loadClient }: { loadClient?: LoadClient | undefined }) {
  const [form] = useState(() => formThrough(loadClient));
  const { part, hasFailed, open } = useLazy(form, { isNeeded: true });
  if (part) {
    const { ContactForm, Client } = part;
    return (
      <Client>
        <ContactForm />
      </Client>
    );
  }
  return (
    <div className="flex min-h-160 flex-col items-start gap-4 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]">
      <p role="status" className="text-fg-muted">
        {hasFailed ? texts.formFailed : texts.formComing}
      </p>
      {hasFailed && <Button onClick={open}>{texts.tryAgain}</Button>}
    </div>
  );
}
