import { endpoints } from '@rpm/api-client';
import { noiseWords as texts } from '@rpm/domain/words/noise';
import { backend } from '@rpm/mock-server/msw';
import { noisyClinic } from '@rpm/mock-server/seed';
import preview from '@rpm/storybook/preview.tsx';
import { queriesTo } from '@rpm/storybook/seen.ts';
import { expect, waitFor } from 'storybook/test';
import { AlertsScreen } from './AlertsScreen.tsx';

const wait = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Screens/Clinic/Limits to review/Provider',
  component: AlertsScreen,
  parameters: {
    layout: 'fullscreen',
    page: { path: '/alerts?tab=limits&provider=nobody-here', isSignedIn: true },
  },
  beforeEach: ({ msw }) => msw.use(backend({ world: noisyClinic() })),
});

/** SCR-02: an address with a provider whom the clinic does not have shows all: the choice never stands empty over empty lists. */
export const Unknown = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: texts.limits.title }, wait);
    const choice = canvas.getByRole('combobox', { name: texts.provider });
    await waitFor(() => expect(choice).toHaveTextContent(texts.allProviders), wait);
    await waitFor(() => expect(queriesTo(endpoints.getNoise).at(-1)).not.toHaveProperty('provider'), wait);
  },
});
