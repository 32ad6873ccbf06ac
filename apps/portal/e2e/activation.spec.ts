import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activationWords } from '@rpm/domain/words/activation';
import { activateWords } from '@rpm/domain/words/device';
import { Code128Reader } from '@zxing/library';
import { demoPassword, expect, expectAccessible, journey, logIn } from './journey.ts';

const serial = 'EX04127780';
const [width, height] = [640, 480];

/** Widths of the bars of a text in Code 128, set B; the library keeps its table for itself. */
function bars(text: string): number[] {
  const { CODE_PATTERNS: patterns } = Code128Reader as unknown as { CODE_PATTERNS: Int32Array[] };
  const start = 104;
  const values = [...text].map((character) => character.charCodeAt(0) - 32);
  const sum = values.reduce((total, value, at) => total + value * (at + 1), start);
  return [start, ...values, sum % 103, 106].flatMap((value) => [...(patterns[value] ?? [])]);
}

/** A film of one picture, a label with a barcode, as Chromium's camera of tests takes it (YUV4MPEG2). */
function film(text: string): string {
  const gray = new Uint8Array(width * height).fill(235);
  let left = 110;
  for (const [at, modules] of bars(text).entries()) {
    const end = left + modules * 2;
    for (let y = 180; at % 2 === 0 && y < 300; y += 1) gray.fill(16, y * width + left, y * width + end);
    left = end;
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), gray, Buffer.alloc((width * height) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const file = join(mkdtempSync(join(tmpdir(), 'rpm-camera-')), 'label.y4m');
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)]));
  return file;
}

journey.use({
  permissions: ['camera'],
  launchOptions: {
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: [
      ...['--no-sandbox', '--disable-dev-shm-usage'],
      ...['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film(serial)}`],
    ],
  },
});

journey(
  'a patient reads the barcode of a device with the camera and activates it, under the policy of the page (ACT-01 to ACT-04)',
  async ({ page, request }) => {
    // The clinic has shipped the monitor of the demo.
    const login = await request.post('/api/login', {
      data: { username: 'doctor@northside.example', password: demoPassword },
    });
    const { token } = (await login.json()) as { token: string };
    for (const status of ['Processing', 'Shipped']) {
      const moved = await request.post('/api/update-device-order-status', {
        headers: { authorization: `Bearer ${token}` },
        data: { orderId: 'RPM-20417', status },
      });
      expect(moved.status()).toBe(200);
    }

    await page.goto('/patient-dashboard');
    await logIn(page, 'patient@northside.example');
    await page.getByRole('button', { name: 'Activate Upper Arm Monitor' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: activationWords.where.BloodPressure })).toBeVisible();
    await dialog.getByRole('button', { name: activationWords.scan.open }).click();
    await expect(dialog.getByText('EX 0412 7780')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: activationWords.check.yes }).click();
    await expect(page.getByText(activateWords.done).first()).toBeVisible();
  },
);
