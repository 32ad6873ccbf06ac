import { guardedRoutes, limits } from '@rpm/domain';
import { othersPageWords } from '@rpm/domain/words/frame';
import { hospitalWords } from '@rpm/domain/words/hospital';
import { backend } from '@rpm/mock-server/msw';
import { clinicWith, demoHospitals } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { browserTimeZone } from '@rpm/ui/hooks/browserTimeZone.ts';
import { FindHospitalScreen } from '@rpm/ui/screens/find-hospital/FindHospitalScreen.tsx';
import { expect, spyOn } from 'storybook/test';

const [path] = guardedRoutes.findHospital.paths;
const texts = hospitalWords.find;
const slow = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Toolbar/Settings',
  component: FindHospitalScreen,
  globals: { role: 'patient' },
  parameters: {
    layout: 'fullscreen',
    page: { path, isSignedIn: true },
    docs: {
      description: { component: 'What each tool of the toolbar does, on the page *Find a hospital*.' },
    },
  },
  beforeEach: ({ msw }) => msw.use(backend({ world: { ...clinicWith([]), hospitals: demoHospitals } })),
});
const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The text is twice as large, and nothing is cut. */
export const LargeText = meta.story({
  globals: { text: '200' },
  tags: ['w390'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: texts.list }, slow)).toBeVisible();
    const large = rootSize();
    document.documentElement.style.removeProperty('font-size');
    await expect(large).toBe(rootSize() * 2);
    document.documentElement.style.fontSize = `${large}px`;
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Somebody for whom the page is not, whoever the story says is logged in. */
export const SomebodyElse = meta.story({
  globals: { reader: 'other' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: othersPageWords.patients }, slow)).toBeVisible();
  },
});

/** The density of staff, on a page whose frame is set for a patient. */
export const AnotherDensity = meta.story({
  globals: { density: 'staff' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: texts.list }, slow)).toBeVisible();
    await expect(document.documentElement.dataset.density).toBe('staff');
  },
});

/** Colors as somebody sees them who has none. */
export const NoColor = meta.story({
  globals: { vision: 'grey', motion: 'none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: texts.list }, slow)).toBeVisible();
    await expect(getComputedStyle(document.documentElement).filter).toBe('grayscale(1)');
    const [row] = canvas.getAllByRole('button');
    await expect(row && getComputedStyle(row).transitionDuration).toBe('0s');
  },
});

/** The colors of the system in place of ours, as far as a page can do it: whatever is under `forced-colors` counts. */
export const ForcedColors = meta.story({
  globals: { palette: 'forced' },
  tags: ['w390', 'dark'],
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole('list', { name: texts.list }, slow);
    const probe = document.createElement('p');
    probe.className = 'forced-colors:border';
    canvasElement.append(probe);
    const width = getComputedStyle(probe).borderTopWidth;
    const system = (name: string) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const [canvasColor, text] = [system('Canvas'), system('CanvasText')];
    probe.remove();
    await expect(width).toBe('1px');
    await expect(getComputedStyle(document.body).backgroundColor).toBe(canvasColor);
    await expect(getComputedStyle(list).color).toBe(text);
  },
});

/** What loads goes on loading for as long as somebody looks at it. */
export const LoadsOn = meta.story({
  beforeEach: () => void spyOn(AbortSignal, 'timeout'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: texts.list }, slow)).toBeVisible();
    await expect(AbortSignal.timeout).toHaveBeenCalledWith(24 * 60 * 60 * 1000);
    await expect(AbortSignal.timeout).not.toHaveBeenCalledWith(limits.callTimeoutMs);
  },
});

/** A call that never answers is given up as in the portal. */
export const GivenUp = meta.story({
  globals: { fault: 'hangs', call: 'getAlerts' },
  beforeEach: () => void spyOn(AbortSignal, 'timeout'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: texts.list }, slow)).toBeVisible();
    await expect(AbortSignal.timeout).toHaveBeenCalledWith(limits.callTimeoutMs);
  },
});

/** The browser is somewhere else; after the story it is where it was. */
export const AnotherZone = meta.story({
  globals: { zone: 'Pacific/Kiritimati' },
  play: async () => {
    await expect(browserTimeZone()).toBe('Pacific/Kiritimati');
    await expect(new Date('2026-11-20T12:00:00Z').getTimezoneOffset()).toBe(-14 * 60);
  },
});

/** One call fails, before what the story itself has for it. */
export const OneCallFails = meta.story({
  globals: { fault: '500', call: 'getHospitals' },
  tags: ['network-fault'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading.failed, {}, slow)).toBeVisible();
  },
});

/** Another call fails: this page does not know. */
export const AnotherCallFails = meta.story({
  globals: { fault: '500', call: 'getAlerts' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Mock County Hospital/, {}, slow)).toBeVisible();
  },
});

/** An answer of another shape than was promised is a failure, not an empty list. */
export const AnotherShape = meta.story({
  globals: { fault: 'schema', call: 'getHospitals' },
  tags: ['network-fault'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.loading.failed, {}, slow)).toBeVisible();
  },
});
