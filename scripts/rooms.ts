import { writeFileSync } from 'node:fs';
import { decisionsFile, decisionsPage } from './rooms/decisions.ts';
import { lists } from './rooms/lists.ts';
import { written } from './rooms/written.ts';

/** `npm run rooms`: writes the lists of what lies in the rooms, so that nobody keeps one by hand. @see docs/adr/0058-lists-are-written.md */
for (const list of lists()) writeFileSync(list.path, written(list));
writeFileSync(decisionsFile, decisionsPage());
// The rows are read from the list of them that has just been written.
const { authorizationFile, authorizationPage } = await import('./rooms/authorization.ts');
writeFileSync(authorizationFile, authorizationPage());
