import './storybook.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { ComponentDocs } from './ComponentDocs.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { Faulty } from './Faulty.tsx';
import { globalsInAddress, globalTypes, initialGlobals, readGlobals } from './globals.ts';
import { isPage } from './isPage.ts';
import { applyLooks } from './looks.ts';
import { backOnline, networkHandlers, setOnline } from './network.ts';
import { playAgain } from './playAgain.ts';
import { StoryProviders } from './StoryProviders.tsx';
import { showDensity } from './showDensity.ts';
import { isOnlyLookedAt, keepFocusInFrame } from './states/focusInFrame.ts';
import { keepStorageInFrame } from './states/storageInFrame.ts';
import { loadIn, storyLanguage } from './storyLanguage.ts';
import { storyPage, widthOf } from './storyPage.ts';
import { asOnScreen } from './views.ts';
import { liveIn } from './zone.ts';

/**
 * How long a story waits for what must come: a slow machine is no failure. And what was not found is told in a sentence: the
 * page stands beside it. To write all of the page into each failed try, several times a second, took a fifth of the run.
 */
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

if (isOnlyLookedAt()) {
  keepFocusInFrame();
  keepStorageInFrame();
  // A sheet of states is printed; that a page can be printed is a state of its own.
  addEventListener('beforeprint', asOnScreen);
}

/** What answers the calls. Begun once, also where a page of documentation draws several stories at the same time. */
let started: ReturnType<typeof startWorker> | undefined;

/** A call that no handler answers is a mistake of the story and fails it. */
async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/')) {
        defaults.error();
      }
    },
  });
  return worker;
}

/** Widths that the design names: the smallest, a phone, the two breakpoints and the staff's desktop. */
const viewports = Object.fromEntries(
  [320, 390, 768, 1024, 1440].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
  ]),
);

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(() => (started ??= startWorker()))],
  parameters: {
    layout: 'padded',
    docs: { page: ComponentDocs },
    a11y: { test: 'error' },
    controls: { matchers: { date: /Date$/ } },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'All states',
          'Traceability',
          'Foundations',
          ['Principles', 'Tokens', 'Anatomy', 'Words', 'Drawings to download', 'Library', 'Changelog'],
          'Components',
          'Layout',
          'Screens',
          ['Clinic', 'Account', '*'],
        ],
      },
    },
  },
  tags: ['autodocs'],
  globalTypes,
  // The story run asks axe itself, in both themes; the addon's own axe is for the panel that people read.
  initialGlobals: { ...initialGlobals, a11y: { manual: navigator.webdriver } },
  async beforeEach({ globals, id, msw, tags, viewMode }) {
    await storyPage.resize?.(widthOf(tags));
    const settings = readGlobals(globals);
    const { language } = settings;
    const others = globalsInAddress(globals);
    if (viewMode === 'story')
      await playAgain({ id, said: JSON.stringify(settings) }, () => loadIn(language, others));
    if (language !== storyLanguage) await loadIn(language, others);
    liveIn(settings.zone);
    MockDate.set(settings.clock);
    localStorage.clear();
    sessionStorage.clear();
    msw.use(...networkHandlers(settings));
    if (settings.network === 'offline') setOnline(false);
    return () => {
      backOnline();
      liveIn('browser');
      MockDate.reset();
    };
  },
  decorators: [
    (Story, { globals, id, title, name, parameters, msw }) => {
      const settings = readGlobals(globals);
      const root = document.documentElement;
      root.dataset.theme = settings.theme;
      showDensity(settings);
      applyLooks(settings);
      root.lang = storyLanguage === 'es' ? 'es' : 'en';
      return (
        <StoryProviders
          key={`${id} ${JSON.stringify(settings)}`}
          globals={settings}
          page={parameters.page ?? {}}
        >
          <Faulty settings={settings} msw={msw}>
            {isPage(title) ? (
              <Story />
            ) : (
              <ComponentPage name={`${title}, ${name}`}>{<Story />}</ComponentPage>
            )}
          </Faulty>
        </StoryProviders>
      );
    },
  ],
});
