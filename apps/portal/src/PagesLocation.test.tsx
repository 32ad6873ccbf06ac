import { usePathToMark } from '@rpm/ui/layout/AppShell/GoingTo.ts';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PagesLocation } from './PagesLocation.tsx';

/** The code of the orders is there, that of the patients is not. */
vi.mock('@rpm/ui/screens/guardedScreens.ts', () => ({
  guardedScreens: { orders: { known: () => ({ part: () => null }) }, patientList: { known: () => null } },
}));

/** What the frame marks, and what the page is, each time that it is drawn. */
const pages = vi.fn<(address: string) => void>();
let navigate: NavigateFunction;
let root: Root;
const place = document.createElement('div');

function Frame() {
  return <nav>{usePathToMark()}</nav>;
}
function CurrentPage() {
  const { pathname, search } = useLocation();
  pages(pathname + search);
  return <main>{pathname + search}</main>;
}
function Keys() {
  navigate = useNavigate();
  return null;
}

beforeEach(() => {
  root = createRoot(place);
  flushSync(() =>
    root.render(
      <MemoryRouter initialEntries={['/alerts']} useTransitions={false}>
        <Keys />
        <PagesLocation>
          <Frame />
          <CurrentPage />
        </PagesLocation>
      </MemoryRouter>,
    ),
  );
  pages.mockClear();
});
afterEach(() => flushSync(() => root.unmount()));

const shown = () => [place.querySelector('nav')?.textContent, place.querySelector('main')?.textContent];
const go = (to: string | -1) => flushSync(() => void navigate(to as string));

test('a press on a link marks where one is going, and draws nothing of a page in its own event (17.5)', async () => {
  go('/orders');
  expect(shown()).toEqual(['/orders', '/alerts']);
  expect(pages).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(shown()).toEqual(['/orders', '/orders']));
});

test('code that is on its way is waited for in place of the page before (ERR-02)', () => {
  go('/patient-list');
  expect(shown()).toEqual(['/patient-list', '/patient-list']);
});

test('another query of the same page is there at once, and so is the page before for who goes back', async () => {
  go('/orders');
  await vi.waitFor(() => expect(shown()).toEqual(['/orders', '/orders']));
  go('/orders?page=2');
  expect(shown()).toEqual(['/orders', '/orders?page=2']);
  go(-1);
  go(-1);
  expect(shown()).toEqual(['/alerts', '/alerts']);
});
