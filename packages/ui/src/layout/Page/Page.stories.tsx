import { appWords } from '@rpm/domain/words/app';
import { clinicOrderWords } from '@rpm/domain/words/clinicOrder';
import { navWords } from '@rpm/domain/words/frame';
import preview from '@rpm/storybook/preview.tsx';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Page } from './Page.tsx';

const meta = preview.meta({
  title: 'Layout/Page',
  component: Page,
  args: { title: clinicOrderWords.title, children: <p>The content.</p> },
});

/** The heading, a line under it, and the page's one primary action. */
export const WithEverything = meta.story({
  args: {
    subtitle: clinicOrderWords.subtitle,
    actions: <Button variant="primary">{clinicOrderWords.assign}</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: clinicOrderWords.title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: clinicOrderWords.assign })).toBeVisible();
  },
});

function TwoPages() {
  return (
    <Routes>
      <Route
        path="/"
        element={
          <Page title="First">
            <Link to="/second">Go on</Link>
          </Page>
        }
      />
      <Route
        path="/second"
        element={
          <Page title={navWords.items.patientDetails} heading={<bdi>Marigold Testpatient</bdi>}>
            Here
          </Page>
        }
      />
    </Routes>
  );
}

/**
 * The first page of a visit leaves the focus alone; the next gives it to its heading. The heading may name a person,
 * the title of the browser's tab never does (behaviour R19).
 */
export const FocusAfterNavigation = meta.story({
  render: () => <TwoPages />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'First' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Go on' }));
    // The heading is there before the focus is.
    const heading = await canvas.findByRole('heading', { name: 'Marigold Testpatient' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(document.title).toBe(`${navWords.items.patientDetails} · ${appWords.title}`);
  },
});
