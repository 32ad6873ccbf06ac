import { billMonthWords as texts } from '@rpm/domain/words/billMonth';
import { workingModeWords } from '@rpm/domain/words/workingMode';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { lazily } from '../../hooks/lazily.ts';
import { useKeys } from '../../hooks/useKeys.ts';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { columnName } from './billLine.ts';
import type { ShownColumn } from './useBoardFilters.ts';

const keyHelp = lazily(() => import('../../parts/keys/KeyHelp.tsx').then(({ KeyHelp }) => KeyHelp));

/** The keys that go to a column, in the order in which a biller asks. */
export const columnKeys = {
  billable: '1',
  atRisk: '2',
  notBillable: '3',
  billed: '4',
} as const satisfies Record<ShownColumn, string>;
const keys = [...Object.values(columnKeys), 'c', '?'];
const columns = Object.entries(columnKeys) as [ShownColumn, string][];
const help = (isClosed: boolean) => [
  ...columns.map(([column, key]) => ({
    key,
    does: texts.keys.jump({ column: columnName(column, isClosed) }),
  })),
  { key: '↑ ↓', does: texts.keys.move },
  { key: '⏎', does: texts.keys.open },
  { key: 'c', does: workingModeWords.keys.call },
  { key: '?', does: texts.keys.help },
];

/** Listens to the keys of the board, and lists them. @see WCAG 2.1.4 */
export function BoardKeys({ isClosed }: { isClosed: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useKeys(keys);
  return (
    <>
      <span className="max-md:hidden">
        <IconButton
          name={texts.keys.help}
          icon={<Keyboard aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
          aria-keyshortcuts="?"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </span>
      {isOpen && (
        <Needed lazy={keyHelp}>
          {(KeyHelp) => <KeyHelp keys={help(isClosed)} onClose={() => setOpen(false)} />}
        </Needed>
      )}
    </>
  );
}
