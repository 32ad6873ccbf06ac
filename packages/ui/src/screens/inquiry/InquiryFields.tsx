import { inquiryTypes, limits } from '@rpm/domain';
import { inquiryWords } from '@rpm/domain/words/inquiry';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import type { useInquiry } from './useInquiry.ts';

const types = inquiryTypes.map((value) => ({ value, label: inquiryWords.types[value] }));

/** The form of the inquiry. Cancel works while it is being sent. @see INQ-02 to INQ-04, INQ-08 to INQ-11 */
export function InquiryFields({ form, problem, isBusy, startOver }: ReturnType<typeof useInquiry>) {
  const { value, ...type } = form.field('type');
  return (
    <form
      {...form.handlers}
      aria-label={inquiryWords.title}
      className="flex flex-col gap-5 patient:rounded-xl rounded-lg border border-line bg-surface p-6 patient:p-5 max-md:p-5 forced-colors:border-[CanvasText]"
    >
      <Select
        {...type}
        label={inquiryWords.type}
        placeholder={inquiryWords.typePlaceholder}
        options={types}
        value={inquiryTypes.find((each) => each === value)}
        isRequired
      />
      <TextArea
        {...form.field('message')}
        label={inquiryWords.details}
        hint={inquiryWords.hint({ min: limits.inquiryMinCharacters })}
        maxLength={limits.inquiryMaxCharacters}
        rows={7}
        isRequired
      />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap justify-end gap-3 patient:*:flex-[1_1_7rem]">
        <Button onClick={startOver}>{inquiryWords.cancel}</Button>
        <Button type="submit" variant="primary" busy={isBusy ? inquiryWords.busy : undefined}>
          {inquiryWords.submit}
        </Button>
      </div>
    </form>
  );
}
