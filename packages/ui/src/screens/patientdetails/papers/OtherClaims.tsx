import { limits, type TypedPapers } from '@rpm/domain';
import { billingPapersWords as texts } from '@rpm/domain/words/billingPapers';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextInput } from '../../../components/TextInput/TextInput.tsx';

type Claim = TypedPapers['otherClaims'][number];
const kinds = Object.entries(texts.kinds).map(([value, label]) => ({ value: value as Claim['kind'], label }));

interface OtherClaimsProps {
  value: Claim[];
  onChange: (claims: Claim[]) => void;
  error: string | undefined;
}

/** Who else bills for the patient, and on which days: a line each. */
export function OtherClaims({ value, onChange, error }: OtherClaimsProps) {
  const hintId = useId();
  const change = (at: number, part: Partial<Claim>) =>
    onChange(value.map((claim, index) => (index === at ? { ...claim, ...part } : claim)));
  return (
    <fieldset aria-describedby={hintId} className="flex flex-col gap-3">
      <legend className="text-label">{texts.others}</legend>
      <p id={hintId} className="text-caption text-fg-muted">
        {texts.othersHint}
      </p>
      {value.map(({ kind, from, to }, index) => {
        const at = index + 1;
        const isFaulty = from === '' || (to !== '' && to < from);
        return (
          // Lines have no name of their own: their place is what tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: every input is controlled
          <div key={index} className="flex items-start gap-2">
            <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
              <div className="sm:col-span-2">
                <Select
                  label={texts.kind({ at })}
                  options={kinds}
                  value={kind}
                  onChange={(next) => change(index, { kind: next })}
                />
              </div>
              <TextInput
                label={texts.start({ at })}
                type="date"
                value={from}
                onChange={(event) => change(index, { from: event.target.value })}
                error={isFaulty ? error : undefined}
              />
              <TextInput
                label={texts.end({ at })}
                type="date"
                value={to}
                onChange={(event) => change(index, { to: event.target.value })}
              />
            </div>
            <IconButton
              name={texts.remove({ at })}
              icon={<X />}
              onClick={() => onChange(value.filter((_, each) => each !== index))}
            />
          </div>
        );
      })}
      {value.length < limits.otherClaimsMost && (
        <div>
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
            onClick={() => onChange([...value, { kind: 'otherPractice', from: '', to: '' }])}
          >
            {texts.add}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
