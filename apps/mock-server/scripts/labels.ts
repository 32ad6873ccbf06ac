import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { answerKeyDocument } from '../src/seed/answerKey.ts';
import { storyNow } from '../src/seed/builders.ts';
import { demoWorld } from '../src/seed/demo.ts';

/** Writes the answer key of the demo data. */
const document = path.resolve(import.meta.dirname, '../../../docs/demo-patients.md');
writeFileSync(document, answerKeyDocument(demoWorld(storyNow)));
