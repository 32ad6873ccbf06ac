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

/** Where the Storybook is for whoever looks at it, so that a page that shows its own address shows the same one each time. A name below localhost may do what a safe page may. */
export const shownAt = 'http://storybook.localhost/';

/**
 * The Chromium that takes pictures: the pinned one, or where it does not run, that of the machine, whose pictures are compared with its own alone.
 *
 * @param served where a Storybook is really served; this browser has it at `shownAt`. Left out: none is looked at
 */
export async function launchAlike(served?: string): Promise<Browser> {
  const rules = served ? [`--host-resolver-rules=MAP ${new URL(shownAt).host} ${new URL(served).host}`] : [];
  return chromium.launch({
    ...(await headlessChromium()),
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...alike, ...rules],
  });
}
