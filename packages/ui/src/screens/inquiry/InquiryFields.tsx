import { type FieldErrors, type InquiryForm, inquiryTypes, limits } from '@rpm/domain';
import { inquiryWords } from '@rpm/domain/words/inquiry';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';

const types = inquiryTypes.map((value) => ({ value, label: inquiryWords.types[value] }));

interface InquiryFieldsProps {
  typed: { type: string; message: string };
  errors: FieldErrors<InquiryForm>;
  /** Why it was not sent. */
  problem: string | null;
  isBusy: boolean;
  onChange: (part: { type?: string; message?: string }) => void;
  onCancel: () => void;
  /** Gives the first field that is wrong, which gets the focus. */
  onSubmit: () => keyof InquiryForm | null;
}

/** The form of the inquiry. Cancel works while it is being sent. @see INQ-02 to INQ-04, INQ-08 to INQ-11 */
export function InquiryFields({
  typed,
  errors,
  problem,
  isBusy,
  onChange,
  onCancel,
  onSubmit,
}: InquiryFieldsProps) {
  const type = useRef<HTMLButtonElement>(null);
  const details = useRef<HTMLTextAreaElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = flushSync(onSubmit);
    if (wrong) (wrong === 'type' ? type : details).current?.focus();
  }
  return (
    <form
      noValidate
      aria-label={inquiryWords.title}
      onSubmit={submit}
      className="flex flex-col gap-5 patient:rounded-xl rounded-lg border border-line bg-surface p-6 patient:p-5 max-md:p-5 forced-colors:border-[CanvasText]"
    >
      <Select
        ref={type}
        label={inquiryWords.type}
        placeholder={inquiryWords.typePlaceholder}
        options={types}
        value={inquiryTypes.find((each) => each === typed.type)}
        onChange={(next) => onChange({ type: next })}
        error={errors.type}
        isRequired
      />
      <TextArea
        ref={details}
        label={inquiryWords.details}
        hint={inquiryWords.hint({ min: limits.inquiryMinCharacters })}
        maxLength={limits.inquiryMaxCharacters}
        rows={7}
        value={typed.message}
        onChange={(message) => onChange({ message })}
        error={errors.message}
        isRequired
      />
      {problem && (
        <Banner kind="danger" announce="alert">
          {problem}
        </Banner>
      )}
      <div className="flex justify-end gap-3 patient:*:flex-1">
        <Button onClick={onCancel}>{inquiryWords.cancel}</Button>
        <Button type="submit" variant="primary" busy={isBusy ? inquiryWords.busy : undefined}>
          {inquiryWords.submit}
        </Button>
      </div>
    </form>
  );
}
