import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server of the journeys on a port keeps its data, for a journey that runs an operator's command beside it. */
export const serverFolder = (port: string): string => join(tmpdir(), `rpm-journeys-${port}`);
