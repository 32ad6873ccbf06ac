import { writeFileSync } from 'node:fs';
import { apiDocument, documentFile } from './openapi/document.ts';

/** Writes the document of the API. */
writeFileSync(documentFile, await apiDocument());
