import { writeGuides } from './writeGuides.ts';

/** Writes the user guides for the development server; the build writes them by itself. */
await writeGuides();
