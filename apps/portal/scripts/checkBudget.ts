import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Checks what a cold visit of a page loads, in kB of brotli, against the budgets of docs/performance.md. A size that
 * is over its gate fails the run; the figure beside it is the aim.
 */
interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
  isEntry?: boolean;
}
const dist = join(import.meta.dirname, '../dist');
const kilobytes = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length / 1000;
const ui = '../../packages/ui/src';
const publicPages = readdirSync(join(import.meta.dirname, '../../../packages/ui/src/screens/public'))
  .filter((name) => name.endsWith('Screen.tsx'))
  .map((name) => name.replace('Screen.tsx', ''));

type Budget = [what: string, size: number, gate: number, aim: number];

/**
 * The gates of docs/performance.md for the build of a language.
 *
 * @param folder of that build in `dist`
 * @param more what its sentences may be longer than English, in kB
 */
function budgetsOf(folder: string, more: number): Budget[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(dist, folder, '.vite/manifest.json'), 'utf8'),
  );

  /** A chunk by the name that chunks.ts gives it. */
  const named = (name: string) => Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name;
  const application = named('application');
  const frame = named('guarded');

  /** The chunks that stand or fall with this one. */
  function withImports(name: string, seen = new Set<string>()): Set<string> {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk ${name}. Has the file moved?`);
    if (!seen.has(name)) {
      seen.add(name);
      for (const next of chunk.imports ?? []) withImports(next, seen);
    }
    return seen;
  }

  const filesOf = (names: string[]) =>
    new Set([...names.flatMap((name) => [...withImports(name)])].map((name) => manifest[name]?.file ?? ''));
  const styles = (names: string[]) =>
    new Set(
      [...names.flatMap((name) => [...withImports(name)])].flatMap((name) => manifest[name]?.css ?? []),
    );
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + kilobytes(file), 0);
  /** The screen of a folder, by the name of its file. */
  const screenIn = (folder: string) =>
    Object.keys(manifest)
      .filter((key) => key.startsWith(`${ui}/screens/${folder}/`) && key.endsWith('Screen.tsx'))
      .at(-1);
  /** A page that anybody may open. */
  const opened = (screen: string) => {
    return sum(filesOf(['index.html', application, screenIn(screen) ?? named(`${screen}Page`)]));
  };
  const publicPage = (name: string) => sum(filesOf(['index.html', `${ui}/screens/public/${name}Screen.tsx`]));
  /** A page behind the guard, with the frame around it. */
  const signedIn = (screen: string) =>
    sum(filesOf(['index.html', application, frame, screenIn(screen) ?? screen]));
  const chunks = Object.values(manifest);
  const files = [...new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))];
  const fonts = files.filter(
    (name) => /latin-wght-normal.*\.woff2$/.test(name) && !name.includes('latin-ext'),
  );

  const budgets: Budget[] = [
    ...publicPages.map((name): Budget => [`${name}, JavaScript`, publicPage(name), 87, 76]),
    ['/login, JavaScript', opened('login'), 94, 81],
    ['/register, JavaScript', opened('register'), 94, 90],
    ['/verify/signup, JavaScript', opened('verify'), 94, 90],
    ['/forgot-password, JavaScript', opened('forgot-password'), 94, 90],
    ['/reset-password, JavaScript', opened('reset-password'), 94, 90],
    ['/change-password, JavaScript', signedIn('change-password'), 129, 114],
    ['/doctor-dashboard, JavaScript', signedIn('doctor-dashboard'), 130, 114],
    ['/mydashboard, JavaScript', signedIn('mydashboard'), 132, 114],
    ['/patient-list, JavaScript', signedIn('patient-list'), 135, 119],
    ['/orders, JavaScript', signedIn('orders'), 135, 114],
    ['/patientdetails, JavaScript', signedIn('patientdetails'), 142, 110],
    ['/rpm-device-allocation, JavaScript', signedIn('rpm-device-allocation'), 138, 120],
    ['/patient-dashboard, JavaScript', signedIn('patient-dashboard'), 132, 114],
    ['/review-order, JavaScript', signedIn('review-order'), 141, 120],
    ['/inquiry, JavaScript', signedIn('inquiry'), 129, 114],
    ['/patient-profile, JavaScript', signedIn('patient-profile'), 133, 114],
    ['/profile, JavaScript', signedIn('profile'), 129, 114],
    [
      'every route and dialog together, JavaScript',
      sum(files.filter((name) => name.endsWith('.js'))),
      334,
      260,
    ],
    ['/login, CSS', sum(styles(['index.html'])), 12, 8],
    ['/orders, CSS', sum(files.filter((name) => name.endsWith('.css'))), 24, 16],
    ['font', fonts.reduce((total, name) => total + readFileSync(join(dist, name)).length / 1000, 0), 40, 34],
  ];
  return budgets.map(([what, size, gate, aim]) => [
    what,
    size,
    what.endsWith('JavaScript') ? gate + more : gate,
    aim,
  ]);
}

/** Letters with accents take two bytes, and Spanish needs more of them. */
const spanishMore = 4;
const budgets = [
  ...budgetsOf('', 0),
  ...budgetsOf('es', spanishMore).map(([what, ...sizes]): Budget => [`Spanish: ${what}`, ...sizes]),
];
let failed = 0;
for (const [what, size, gate, aim] of budgets) {
  const isOver = size > gate || size === 0;
  failed += isOver ? 1 : 0;
  console.log(`${isOver ? 'OVER' : 'ok  '} ${what}: ${size.toFixed(1)} kB (gate ${gate}, aim ${aim})`);
}
console.log(`${budgets.length - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
