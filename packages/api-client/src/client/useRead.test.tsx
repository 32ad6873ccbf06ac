// @vitest-environment jsdom
import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { endpoints } from '../calls.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { CacheProvider } from './CacheProvider.tsx';
import type { Call } from './client.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './useWrite.ts';

const { getFiles, removeFile } = endpoints;

/** A server of one list, which answers when it is told to. */
function setUp() {
  let names = ['kept.pdf', 'gone.pdf'];
  const waiting: (() => void)[] = [];
  const call = vi.fn(async (endpoint: { path: string }, { signal }: { signal?: AbortSignal } = {}) => {
    if (endpoint.path === removeFile.path) {
      names = ['kept.pdf'];
      return { message: 'The file is deleted.' };
    }
    const answer = [...names];
    await new Promise<void>((resolve, reject) => {
      waiting.push(resolve);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    return { rows: answer, unreadable: 0 };
  });
  const answerAll = () =>
    act(async () => {
      for (const go of waiting.splice(0)) go();
    });
  return { call, answerAll };
}

const question = { params: { userId: 'u' }, query: {} } as const;

function Names({ of }: { of: string }) {
  const { loadable } = useRead(getFiles, question);
  const names = loadable.state === 'ready' ? (loadable.data as unknown as { rows: string[] }).rows : [];
  return <output aria-label={of}>{names.join(' ')}</output>;
}

test('who writes, and leaves for another screen of the same, finds there what is true now', async () => {
  const { call, answerAll } = setUp();
  let remove: (() => Promise<unknown>) | undefined;
  function One() {
    const write = useWrite(removeFile);
    remove = () => write({ userId: 'u', txnName: 't' });
    return <Names of="one" />;
  }
  const page = (child: React.ReactNode) => (
    <ApiProvider call={call as unknown as Call}>
      <CacheProvider>{child}</CacheProvider>
    </ApiProvider>
  );
  const { rerender } = render(page(<One />));
  await answerAll();
  expect(screen.getByLabelText('one').textContent).toBe('kept.pdf gone.pdf');
  await act(async () => void (await remove?.()));
  rerender(page(<Names of="other" key="other" />));
  // The screen that has gone would end its read by now.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await answerAll();
  expect(screen.getByLabelText('other').textContent).toBe('kept.pdf');
});

test('a read that nobody shows any more is ended (behaviour 1a, unmount)', async () => {
  const { call } = setUp();
  const { unmount } = renderHook(() => useRead(getFiles, question), {
    wrapper: ({ children }) => (
      <ApiProvider call={call as unknown as Call}>
        <CacheProvider>{children}</CacheProvider>
      </ApiProvider>
    ),
  });
  const signal = call.mock.calls[0]?.[1]?.signal;
  unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(signal?.aborted).toBe(true);
});

test('what a write makes stale while it is being read does not fail: it is read anew', async () => {
  const { call, answerAll } = setUp();
  const states = new Set<string>();
  const { result } = renderHook(
    () => {
      const { loadable } = useRead(getFiles, question);
      states.add(loadable.state === 'ready' && loadable.error ? 'ready, and failed' : loadable.state);
      return { loadable, write: useWrite(removeFile) };
    },
    {
      wrapper: ({ children }) => (
        <ApiProvider call={call as unknown as Call}>
          <CacheProvider>{children}</CacheProvider>
        </ApiProvider>
      ),
    },
  );
  const remove = () => act(async () => void (await result.current.write({ userId: 'u', txnName: 't' })));
  await remove();
  expect([...states]).toEqual(['loading']);
  await answerAll();
  expect(result.current.loadable).toMatchObject({ data: { rows: ['kept.pdf'] } });
  // Twice: the second write comes while the first one's read goes on.
  await remove();
  await remove();
  expect([...states]).toEqual(['loading', 'ready']);
  await answerAll();
  expect(result.current.loadable).toMatchObject({ state: 'ready', isUpdating: false });
});
