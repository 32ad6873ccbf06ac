import { type InboxQuery, inboxOwners, inboxStates, inboxTabOf, keptInquiryTypes } from '@rpm/domain';
import { inboxWords } from '@rpm/domain/words/inbox';
import { inquiryWords } from '@rpm/domain/words/inquiry';
import { Select } from '../../components/Select/Select.tsx';

const { filters: texts } = inboxWords;
const any = 'any';

interface FilterProps<Value extends string> {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

function Filter<Value extends string>({ label, values, names, value, onChange }: FilterProps<Value>) {
  return (
    <div className="w-52 max-w-full">
      <Select<string>
        label={label}
        size="sm"
        options={[
          { value: any, label: texts.any },
          ...values.map((each) => ({ value: each, label: names[each] })),
        ]}
        value={value ?? any}
        onChange={(next) => onChange(values.find((each) => each === next))}
      />
    </div>
  );
}

interface InboxFiltersProps {
  query: InboxQuery;
  onChange: (change: Partial<Pick<InboxQuery, 'state' | 'type' | 'owner'>>) => void;
}

/** Which entries of an inbox are shown: by state, owner and, of inquiries, type. @see F7 */
export function InboxFilters({ query, onChange }: InboxFiltersProps) {
  const states = inboxStates.filter((state) => inboxTabOf(state) === query.tab);
  return (
    <div className="flex flex-wrap gap-3">
      <Filter
        label={texts.state}
        values={states}
        names={inboxWords.states}
        value={query.state}
        onChange={(state) => onChange({ state })}
      />
      <Filter
        label={texts.owner}
        values={inboxOwners}
        names={texts.owners}
        value={query.owner}
        onChange={(owner) => onChange({ owner })}
      />
      <Filter
        label={texts.type}
        values={keptInquiryTypes}
        names={inquiryWords.types}
        value={query.type}
        onChange={(type) => onChange({ type })}
      />
    </div>
  );
}
