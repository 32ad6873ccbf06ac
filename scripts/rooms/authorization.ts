import { basename, dirname } from 'node:path';
import type { Open } from '../../apps/mock-server/src/authorization/table.ts';
import {
  isClosed,
  type Row,
  type UserKind,
  type Verdicts,
  verdictsOf,
} from '../../apps/mock-server/src/authorization/verdicts.ts';
import { access } from '../../apps/mock-server/src/rooms/access.ts';
import { type EndpointName, endpoints } from '../../packages/api-client/src/calls.ts';
import { callsOfRooms } from './lists.ts';

/** The whole authorization table in one page, for whoever reviews it. */
export const authorizationFile = 'docs/authorization.md';

const kinds: readonly UserKind[] = ['patient', 'carer', 'provider', 'staff', 'administrator'];

/** The page, from the rows themselves. */
export function authorizationPage(): string {
  const rooms = callsOfRooms().map(({ path, names }) => [
    `## ${basename(dirname(path))}`,
    '',
    '| Call | About | Patient | Carer | Provider | Staff | Administrator | And |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...names.map((name) => line(name as EndpointName)),
    '',
  ]);
  return [head, ...rooms.flat()].join('\n');
}

const head = `# Who may make which call

Written by \`npm run rooms\` from the rows in \`apps/mock-server/src/subjects/*/access.ts\` (ADR 9, ADR 58); \`npm run test:house\` fails when it is
out of date. The tests ask every cell, from a copy that was typed again from the document (\`tries.ts\` beside the rows).

How near somebody is: **self**, it is they or their own record; **own**, a patient for whom they are responsible, or an order that they placed; **clinic**, of their
clinic; **grantee**, shared with them at this moment; **else**, everything else, whether it exists or not. A number is the answer that refuses.
A cell that names no nearness holds for all. A **carer** has the role of a patient and no record: what patients share is theirs to see, and nothing else (ADR 86).
`;

const line = (name: EndpointName) => {
  const row: Row | Open = access[name];
  const path = `\`${endpoints[name].method} ${endpoints[name].path}\`<br>${name}`;
  if (typeof row === 'string') return `| ${path} | | ${open[row]} | | | | | |`;
  const cells = kinds.map((kind) => verdicts(verdictsOf(row, kind)));
  return `| ${path} | ${about(row)} | ${cells.join(' | ')} | ${more(row).join('; ')} |`;
};

const open: Readonly<Record<Open, string>> = {
  public: 'anybody, without a session',
  device: 'an activated device, of its own patient',
  signature: 'a vendor by its signature, of the devices of its clinic',
};

const about = ({ about: it }: Row) =>
  it ? `${it.what}${it.by ? ` by ${it.by}` : ''}: ${it.in}.${it.field}` : '';

const verdicts = (all: Verdicts) => {
  const { other, ...near } = all;
  if (isClosed(all)) return '403';
  const named = Object.entries(near).map(([relation, verdict]) => `${relation} ${verdict}`);
  return named.length ? [...named, `else ${other}`].join(', ') : `${other}`;
};

const more = (row: Row) => [
  ...(row.clinicClaim ? [`names the own clinic in ${row.clinicClaim.in}.${row.clinicClaim.field}`] : []),
  ...(row.needsStepUp ? ['must be confirmed'] : []),
  ...(row.duringSetUp ? ['also before the second step is set up'] : []),
  ...(row.asLogin ? ['as the log in, of all its clinics'] : []),
  ...(row.alsoMerged ? ['also about a merged record'] : []),
  ...(row.keepsNothingAlive ? ['does not renew the session'] : []),
  ...(row.reads ? [`logged as seeing ${row.reads}`] : []),
  ...(row.beyondItsClinic ? [`sees beyond its clinic: ${row.beyondItsClinic}`] : []),
];
