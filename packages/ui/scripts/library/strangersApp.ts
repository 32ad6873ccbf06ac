import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const installed = [join(root, 'node_modules'), join(root, '../../node_modules')];

/** Where a package lies in the workspace. */
function placeOf(name: string): string {
  for (const folder of installed) {
    try {
      readFileSync(join(folder, name, 'package.json'));
      return join(folder, name);
    } catch {
      // It lies further out.
    }
  }
  throw new Error(`${name} is not installed.`);
}

/**
 * An empty app with the package in it, as a stranger has it: packed, unpacked, and beside it only what its package.json asks for. What it
 * needs is taken from the workspace, so no network is.
 *
 * @returns its folder, and how many bytes the tarball has
 */
export function strangersApp(): { folder: string; packed: number } {
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  const [told] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--offline', '--pack-destination', folder, join(root, 'dist')], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const target = join(folder, 'node_modules/@rpm/ui');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, told.filename), '-C', target, '--strip-components=1']);
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  for (const name of [
    ...Object.keys({ ...dependencies, ...peerDependencies }),
    '@types/react',
    '@types/react-dom',
  ]) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(placeOf(name), link);
  }
  cpSync(join(root, 'scripts/library/app'), folder, { recursive: true });
  return { folder, packed: told.size };
}
