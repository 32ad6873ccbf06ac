import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { headlessChromium } from '../../../../scripts/headlessChromium.ts';
import { ownOnly } from './ownOnly.ts';
import { type Sizes, sizesOf } from './sizesOf.ts';
import { strangersApp } from './strangersApp.ts';

/**
 * Installs the built package into an empty app, compiles it, builds it and looks at it; and holds what each component costs to the kept
 * sizes. `--write` keeps the sizes of now.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const keptFile = join(root, 'src/library/sizes.json');
const problems: string[] = [];
const hold = (isSo: boolean, problem: string) => void (isSo || problems.push(problem));

const { folder, packed } = strangersApp();
try {
  const files = globSync('src/components/*/*.tsx', { cwd: root }).filter(
    (path) => !/\.(stories|test)\.tsx$/.test(path),
  );
  const components = files.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^export (?:const|function) ([A-Z]\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  );
  const typed = (file: string) => readFileSync(join(folder, `node_modules/@rpm/ui/${file}.js`), 'utf8');
  const handedOut = [...`${typed('index')}${typed('link')}`.matchAll(/export \{([^}]+)\}/g)]
    .flatMap(([, names = '']) => names.split(/,\s*/))
    .map((name) => name.trim());
  for (const name of components)
    hold(handedOut.includes(name) || name in ownOnly, `${name} is neither in src/library nor in ownOnly.ts.`);

  execFileSync('tsc', ['--project', folder], { stdio: 'inherit' });
  await build({ root: folder, configFile: false, logLevel: 'error' });
  await look(folder);

  const names = components
    .filter((name) => handedOut.includes(name) && !/^(Link|OutsideLink)$/.test(name))
    .sort();
  const sizes: Sizes = {
    ...(await sizesOf(folder, [...names, 'ToastProvider'].sort())),
    styles: statSync(join(root, 'dist/styles.css')).size,
    package: packed,
  };
  hold(
    (sizes.Button ?? 0) * 8 < (sizes.everything ?? 0),
    `A button alone costs ${sizes.Button} of ${sizes.everything} bytes: what is not used is not left out.`,
  );
  if (process.argv.includes('--write')) writeFileSync(keptFile, `${JSON.stringify(sizes, null, 2)}\n`);
  const kept: Record<string, number> = JSON.parse(readFileSync(keptFile, 'utf8'));
  for (const [name, bytes] of Object.entries(sizes)) {
    const most = Math.round((kept[name] ?? 0) * 1.05) + 100;
    hold(
      bytes <= most,
      `${name} has ${bytes} bytes, kept are ${kept[name] ?? 'none'}. If that is worth it: npm run test:library -- --write`,
    );
  }
  for (const name of Object.keys(kept)) hold(name in sizes, `sizes.json names ${name}, which is gone.`);
  console.log(
    `${names.length} components; ${sizes.Button} bytes for a button, ${sizes.everything} for everything, gzipped without React`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

/** Opens the app: what is drawn has its styles and its words, in English and in Spanish, and the console stays empty. */
async function look(app: string) {
  const server = await preview({
    root: app,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await chromium.launch({ ...(await headlessChromium()), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  page.on('console', (message) => void problems.push(`The console says: ${message.text()}`));
  page.on('pageerror', (error) => void problems.push(`The page fails: ${error.message}`));
  for (const [search, close] of [
    ['', 'Close'],
    ['?es', 'Cerrar'],
  ] as const) {
    await page.goto(`${server.resolvedUrls?.local[0]}${search}`);
    await page.getByRole('row', { name: 'Ivy Testpatient 142' }).waitFor();
    await page.locator('svg[role=img], [role=img] svg').first().waitFor();
    const opener = page.getByRole('button', { name: 'Open' });
    const look = await opener.evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--rpm-brand-solid)';
      document.body.append(probe);
      return {
        own: getComputedStyle(element).backgroundColor,
        token: getComputedStyle(probe).color,
        named: getComputedStyle(document.documentElement).getPropertyValue('--rpm-brand-solid'),
      };
    });
    hold(
      look.named !== '' && look.own === look.token,
      `The button is ${look.own}, its token ${look.token} (${look.named}).`,
    );
    hold(
      await page.evaluate(() =>
        document.fonts.ready.then(
          () => document.fonts.check('16px "Atkinson Hyperlegible Next Variable"') && document.fonts.size > 0,
        ),
      ),
      'The typeface did not come.',
    );
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'A dialog' });
    await dialog.getByRole('button', { name: close }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await browser.close();
  await server.close();
}
