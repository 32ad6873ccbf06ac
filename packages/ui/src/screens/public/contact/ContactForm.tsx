import { limits } from '@rpm/domain';
import { contactWords } from '@rpm/domain/words/contact';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Problem } from '../../../components/Banner/Problem.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';
import { useContact } from './useContact.ts';

const text = contactWords;

/** What a guest writes to the operator. Its code comes after the page, which can be read without it. @see SCR-10 */
export function ContactForm() {
  const { form, problem, isBusy, sentFrom, startOver } = useContact();
  const element = form.handlers.ref;
  const isAnother = useRef(false);
  useEffect(() => {
    // The button that led back here is gone, and name and address are still filled in.
    if (sentFrom !== null) isAnother.current = true;
    else if (isAnother.current) element.current?.querySelector<HTMLElement>('[name="message"]')?.focus();
  }, [sentFrom, element]);
  if (sentFrom !== null) return <Sent email={sentFrom} onAnother={startOver} />;
  return (
    <form
      {...form.handlers}
      aria-label={text.title}
      className="flex flex-col gap-5 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]"
    >
      <TextInput {...form.field('name')} label={text.name} autoComplete="name" dir="auto" isRequired />
      <TextInput
        {...form.field('email')}
        type="email"
        label={text.email}
        hint={text.emailHint}
        autoComplete="email"
        isRequired
      />
      <TextArea
        {...form.field('message')}
        label={text.message}
        hint={text.hint({ min: limits.inquiryMinCharacters })}
        rows={6}
        maxLength={limits.inquiryMaxCharacters}
        isRequired
      />
      <Problem>{problem}</Problem>
      <div>
        <Button type="submit" variant="primary" busy={isBusy ? text.busy : undefined}>
          {text.submit}
        </Button>
      </div>
    </form>
  );
}

/** What stands in place of the form once the message is there; its heading takes the focus. */
function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3 rounded-xl border border-line bg-surface p-5 forced-colors:border-[CanvasText]">
      <span
        aria-hidden="true"
        className="grid size-12 flex-none place-items-center rounded-full bg-reading-normal-solid text-reading-normal-on-solid"
      >
        <Check strokeWidth={2.5} className="size-7" />
      </span>
      <h3 ref={heading} tabIndex={-1} className="rounded-xs text-h3">
        {text.sentTitle}
      </h3>
      <p className="wrap-anywhere">{text.next({ email })}</p>
      <Button onClick={onAnother}>{text.another}</Button>
    </div>
  );
}
