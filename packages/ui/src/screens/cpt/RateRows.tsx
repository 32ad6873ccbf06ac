import { newRate, rateFaults, type TypedRate } from '@rpm/domain';
import { codeListWords } from '@rpm/domain/words/codeList';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';

const words = codeListWords;
const texts = words.dialog;

interface RateRowsProps {
  value: TypedRate[];
  onChange: (rates: TypedRate[]) => void;
  /** Whether somebody has tried to save, so that faults are shown. */
  isTried: boolean;
  usual: { payer: string; year: number };
}

/**
 * The rates of a code, a line each. One that is saved keeps payer, locality and first day, and is never taken away: it is
 * given a last day.
 */
export function RateRows({ value, onChange, isTried, usual }: RateRowsProps) {
  const hintId = useId();
  const faults = rateFaults(value);
  const change = (at: number, part: Partial<TypedRate>) =>
    onChange(value.map((rate, index) => (index === at ? { ...rate, ...part } : rate)));
  return (
    <fieldset aria-describedby={hintId} className="flex flex-col gap-3">
      <legend className="text-h3">{texts.rates}</legend>
      <p id={hintId} className="text-caption text-fg-muted">
        {texts.ratesHint}
      </p>
      {value.map((rate, index) => {
        const at = index + 1;
        const fault = isTried ? (faults[index] ?? null) : null;
        const says = (...own: (typeof fault)[]) =>
          fault !== null && own.includes(fault) ? texts.errors[fault] : undefined;
        return (
          <fieldset
            // Lines have no name of their own: their place is what tells them apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: every input is controlled
            key={index}
            className="rounded-md border border-line p-3"
          >
            <legend className="sr-only">{texts.rateAt({ at })}</legend>
            <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[1.4fr_1.2fr_0.8fr_1fr_1fr_1.2fr_auto]">
              <TextInput
                label={words.payer}
                autoComplete="off"
                readOnly={rate.isKept}
                value={rate.payer}
                onChange={({ target }) => change(index, { payer: target.value })}
                error={says('payerRequired')}
              />
              <TextInput
                label={words.locality}
                placeholder={words.everywhere}
                autoComplete="off"
                readOnly={rate.isKept}
                value={rate.locality}
                onChange={({ target }) => change(index, { locality: target.value })}
              />
              <TextInput
                label={texts.rate}
                inputMode="decimal"
                autoComplete="off"
                readOnly={!rate.isCovered}
                value={rate.isCovered ? rate.rate : words.notCovered}
                onChange={({ target }) => change(index, { rate: target.value })}
                error={says('rateInvalid')}
              />
              <TextInput
                label={words.rateFrom}
                type="date"
                readOnly={rate.isKept}
                value={rate.effectiveFrom}
                onChange={({ target }) => change(index, { effectiveFrom: target.value })}
                error={says('fromInvalid', 'overlaps')}
              />
              <TextInput
                label={texts.rateEnd}
                type="date"
                value={rate.effectiveTo}
                onChange={({ target }) => change(index, { effectiveTo: target.value })}
                error={says('toInvalid')}
              />
              <TextInput
                label={words.source}
                autoComplete="off"
                maxLength={200}
                value={rate.source}
                onChange={({ target }) => change(index, { source: target.value })}
              />
              {!rate.isKept && (
                <div className="self-end">
                  <IconButton
                    name={texts.removeRate({ at })}
                    icon={<Trash2 />}
                    onClick={() => onChange(value.filter((_, each) => each !== index))}
                  />
                </div>
              )}
            </div>
            <Checkbox
              label={texts.covered}
              checked={rate.isCovered}
              onChange={({ target }) => change(index, { isCovered: target.checked })}
            />
          </fieldset>
        );
      })}
      <div>
        <Button
          size="sm"
          icon={<Plus aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          onClick={() => onChange([...value, newRate(usual.payer, usual.year)])}
        >
          {texts.addRate}
        </Button>
      </div>
    </fieldset>
  );
}
