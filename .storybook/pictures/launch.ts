import { type Browser, chromium } from 'playwright';
import { headlessChromium } from '../../scripts/headlessChromium.ts';

/**
 * How Chromium's own picture tests start it, as far as it goes for a whole browser: nothing is drawn in part from what
 * was drawn before, and nothing differs by the kind of processor.
 */
const alike = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--disable-gpu-rasterization',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
];

/** The Chromium that takes pictures: the pinned one, or where it does not run, that of the machine, whose pictures are compared with its own alone. */
export async function launchAlike(): Promise<Browser> {
  return chromium.launch({
    ...(await headlessChromium()),
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...alike],
  });
}
