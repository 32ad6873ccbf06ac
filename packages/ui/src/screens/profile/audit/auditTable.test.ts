import { type OnBad, type ReadAuditRow, toCsv } from '@rpm/domain';
import { expect, test, vi } from 'vitest';
import { entries, entry } from './auditStory.ts';
import { auditFile } from './auditTable.ts';

function auditCsv(rows: readonly ReadAuditRow[], onBad: OnBad) {
  const { head, line } = auditFile(onBad);
  return toCsv([head, ...rows.map(line)]);
}

test('the file has a line for each entry, in UTC, with the facts as they are kept (u4)', () => {
  const [head, , range, ...rest] = auditCsv(entries, vi.fn()).trimEnd().split('\r\n');
  expect(head).toMatch(/^Time \(UTC\),Last,Times,Who,/);
  expect(range).toMatch(
    /^2026-11-20T14:31:00Z,.*,1,Wren Q. Exampledoc,DOCTOR,u-2,Saved a range,Clover Demoson,p-1,/,
  );
  expect(range).toContain('""before"":55,""after"":50');
  expect(range).toMatch(/"Safari, 198.51.100.4",c571$/);
  expect(rest).toHaveLength(entries.length - 2);
});

test('a name cannot become a formula, and what could not be read is an empty cell (R21, behaviour 1a)', () => {
  const odd = {
    ...entry(1, 'wren', { action: 'login', whom: '=1+1' }),
    name: null,
    times: null,
    time: 'then',
  };
  const onBad = vi.fn();
  const [, line] = auditCsv([odd], onBad).split('\r\n');
  expect(line).toMatch(/^,2026-11-20T05:01:00Z,,,DOCTOR,u-2,Logged in,'=1\+1,/);
  expect(onBad).toHaveBeenCalledOnce();
});
