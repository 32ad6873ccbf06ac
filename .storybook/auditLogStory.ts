import { endpoints } from '@rpm/api-client';
import { auditWords } from '@rpm/domain/words/audit';
import { securityWords } from '@rpm/domain/words/security';
import { answers } from '@rpm/mock-server/msw';
import { entries, entry } from '@rpm/ui/screens/profile/audit/auditStory.ts';
import type { RequestHandler } from 'msw';
import { screen, within } from 'storybook/test';
import { queriesTo } from './seen.ts';
import { anything, containing } from './sentence.ts';

const { exportAuditLog, getAuditLog } = endpoints;

type Canvas = Pick<ReturnType<typeof within>, 'findByText' | 'getByRole'>;

/** The log answers with these. */
export const logged = (result: readonly unknown[], total = result.length) =>
  answers(getAuditLog, JSON.stringify({ result, total }));

/** The queries of the log, oldest first. */
export const askedLog = () => queriesTo(getAuditLog);

/** An entry of the log, once it is there, by what stands in it. */
export const rowOf = async (canvas: Canvas, text: string) =>
  within((await canvas.findByText(text)).closest('tr') as HTMLElement);

/** Finds these in this order, whatever stands between them. */
export const told = (...said: string[]) => containing(said.join(anything));

/** From which browser and from where something was done. */
export const from = (browser: keyof typeof securityWords.browsers, source: string) =>
  auditWords.place({ browser: securityWords.browsers[browser], source });

/** What was changed in a field, among all that an entry has changed. */
export const changeOf = (changes: Pick<Canvas, 'getByRole'>, field: string) =>
  changes.getByRole('row', { name: containing(field) });

/** Opens the dialog that exports the log, once the log is there. */
export async function openExport(canvas: Canvas, hands: { click: (at: Element) => Promise<void> }) {
  await canvas.findByText(auditWords.actions['range.saved']);
  await hands.click(canvas.getByRole('button', { name: auditWords.export.button }));
  return within(await screen.findByRole('dialog', { name: auditWords.export.title }));
}

/** The export asks who one is before it answers. */
export const confirmFirst = answers(
  exportAuditLog,
  JSON.stringify({ code: 'confirmFirst', message: 'Confirm' }),
  { status: 403 },
);

const parts: { rest?: () => void } = {};

/** The export comes in parts, each the same, without an end until `endParts`. */
export function comesInParts(msw: { use: (...handlers: RequestHandler[]) => void }) {
  const place = { at: 1_763_650_000_000, id: 'a1' };
  const part = (next: typeof place | null) =>
    answers(exportAuditLog, JSON.stringify({ result: entries, next }));
  msw.use(logged(entries, 12_345), part(place));
  parts.rest = () => msw.use(part(null));
}

/** The next part of the export is the last. */
export const endParts = () => parts.rest?.();

/** Long and hostile names, a broken line, and what is no line at all. */
export function oddEntries(): unknown[] {
  const name = `<img src=x onerror=alert(1)> ${'Longname'.repeat(15)}`;
  const odd = entry(30, 'wren', {
    action: 'patient.enrolled',
    name,
    whom: name,
    source: '2001:db8::'.padEnd(39, '1'),
  });
  return [odd, { ...odd, id: 'c2', time: 'then', times: 'x', browser: 'lynx', details: null }, 7];
}
