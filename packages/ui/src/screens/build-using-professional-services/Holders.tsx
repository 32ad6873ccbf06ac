import { checked, limits, RecordHolder } from '@rpm/domain';
import { recordRequestWords } from '@rpm/domain/words/recordRequest';
import { Hospital, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FieldError } from '../../components/Field/Field.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextInput } from '../../components/TextInput/TextInput.tsx';
import { emptyHolder, isEmptyHolder } from './useAskForm.ts';

const texts = recordRequestWords.ask;

interface HoldersProps {
  holders: readonly RecordHolder[];
  /** The one that is being typed; `null`: none. */
  draft: RecordHolder | null;
  onDraft: (draft: RecordHolder | null) => void;
  error: string | undefined;
  onChange: (holders: RecordHolder[]) => void;
}

/** The clinics and doctors who are asked; another one is typed and added. */
export function Holders({ holders, draft: typed, onDraft, error, onChange }: HoldersProps) {
  const [errors, setErrors] = useState<Partial<Record<keyof RecordHolder, string>>>({});
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  function keep() {
    const found = checked(RecordHolder, typed ?? emptyHolder);
    if ('errors' in found) {
      setErrors(found.errors);
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    onChange([...holders, found.value]);
    setSaid(texts.added({ name: found.value.name }));
    onDraft(null);
    setErrors({});
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-add]')?.focus());
  }
  const missing = error && typed && holders.length === 0 && isEmptyHolder(typed) ? error : undefined;
  const found = error && typed && !isEmptyHolder(typed) ? checked(RecordHolder, typed) : null;
  const faults = found && 'errors' in found ? found.errors : {};
  const isSaid = missing !== undefined || Object.keys(faults).length > 0;
  const errorOf = (name: keyof RecordHolder) => {
    if (missing && name === 'name') return missing;
    const code = errors[name] ?? faults[name];
    return code === undefined ? undefined : texts.errors[code as keyof typeof texts.errors];
  };
  const field = (name: keyof RecordHolder) => ({
    value: typed?.[name] ?? '',
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => {
      onDraft({ ...(typed ?? emptyHolder), [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  return (
    <div ref={box} className="flex flex-col gap-3">
      {holders.length > 0 && (
        <ul aria-label={texts.holders} className="divide-y divide-line-subtle rounded-md border border-line">
          {holders.map((holder, at) => (
            <li key={`${holder.name} ${holder.city}`} className="flex items-center gap-3 px-4 py-3">
              <span className="grid size-11 flex-none place-items-center rounded-lg bg-brand-soft text-brand-fg max-[22rem]:hidden">
                <Hospital aria-hidden="true" strokeWidth={1.75} className="size-6" />
              </span>
              <span dir="auto" className="wrap-anywhere min-w-0 flex-1">
                <span className="block font-semibold">{holder.name}</span>
                <span className="block text-fg-muted">
                  {[holder.city, holder.phone].filter(Boolean).join(' · ')}
                </span>
              </span>
              <IconButton
                name={texts.remove({ name: holder.name })}
                icon={<X aria-hidden="true" strokeWidth={1.75} />}
                onClick={() => onChange(holders.filter((_, place) => place !== at))}
              />
            </li>
          ))}
        </ul>
      )}
      {typed && (
        <div className="flex flex-col gap-4 rounded-md border border-line bg-surface-sunken p-4">
          <TextInput {...field('name')} label={texts.name} autoComplete="off" isRequired />
          <TextInput {...field('city')} label={texts.city} autoComplete="off" isRequired />
          <TextInput {...field('phone')} type="tel" label={texts.phone} autoComplete="off" />
          <Button onClick={keep}>{texts.keep}</Button>
        </div>
      )}
      {!typed && holders.length < limits.recordHoldersMax && (
        <Button
          wide
          data-add
          icon={<Plus aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          onClick={() => onDraft(emptyHolder)}
        >
          {texts.add}
        </Button>
      )}
      {error && !isSaid && <FieldError id="holders-error">{error}</FieldError>}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
