/** What must be seen of a state. The words are those of the page. */
interface AskedState {
  state: string;
  /** The title of a page that has crashed. */
  crash: string;
  /** The titles and the way on that somebody finds at a page for others. */
  titles: string[];
  toOwn: string;
  /** How often it is looked at again while it is wrong, every 25 milliseconds. */
  tries: number;
}

/**
 * Waits until the state is there as it must be. Runs in the page.
 *
 * @returns what is wrong with it after the last try; empty when nothing is
 */
export async function faultOfState({ state, crash, titles, toOwn, tries }: AskedState): Promise<string> {
  const all = (selector: string, within: ParentNode = document.body) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !each.closest('.sb-wrapper, .sb-preparing-story, .sb-preparing-docs'),
    );
  const textOf = (element: Element | undefined) => element?.textContent?.trim().slice(0, 80) ?? '';
  const saying = (role: string) => all(`[role=${role}]`).filter(textOf);
  const headings = () => all('h1, h2').map(textOf);

  function faultNow(): string {
    const [busy] = all('[aria-busy=true]');
    const [alert] = saying('alert');
    if (headings().length === 0) return 'has no title';
    if (headings().includes(crash)) return 'has crashed';
    if (state === 'Loading') {
      if (alert) return `says "${textOf(alert)}" while it loads`;
      if (!busy) return 'nothing is aria-busy';
      return saying('status').length > 0 ? '' : 'no role=status says that it loads';
    }
    if (busy) return `still loads "${textOf(busy)}"`;
    if (state === 'Failed' || state === 'Offline') {
      if (!alert) return 'no role=alert says it';
      const waysOn = 'button:not(:disabled, [aria-disabled=true]), a[href]';
      return saying('alert').some((each) => all(waysOn, each).length > 0)
        ? ''
        : `no way on beside "${textOf(alert)}"`;
    }
    if (state === 'Whose page it is') {
      if (!headings().some((each) => titles.includes(each))) return 'does not say whose page it is';
      return all('a[href]').some((each) => textOf(each) === toOwn) ? '' : 'has no way to the own page';
    }
    return '';
  }

  // Counted, not read from a clock: that of the page stands still.
  let fault = faultNow();
  for (let tried = 0; fault && tried < tries; tried += 1) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    fault = faultNow();
  }
  return fault;
}
