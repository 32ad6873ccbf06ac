/** What a screen in the pseudo-language shows that it should not. All of it runs in the page. */

declare global {
  interface Window {
    /** Every word that the API has answered since the present story was asked for. */
    answered?: Set<string>;
    /** How many calls of the present story are on their way. Those of one before may never end. */
    asking?: number;
    /** How many timers are due within a second, where a page counts them. */
    timersDue?: number;
    /** How many stories were asked for. */
    storiesShown?: number;
    __STORYBOOK_PREVIEW__?: {
      channel: { emit(event: string, story: object): void; once(event: string, heard: () => void): void };
      /** The story that is drawn, and how far it is. */
      currentRender?: { id: string; phase?: string };
      storyStoreValue?: {
        projectAnnotations: {
          globalTypes: Record<string, { toolbar?: { items: { value: string; title: string }[] } }>;
        };
      };
    };
  }
}

/** Keeps every word of what the API answers: what it says is no sentence of ours. */
export function noteAnswers(): void {
  const answered = new Set<string>();
  Object.assign(window, { answered, asking: 0 });
  const note = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const word of value.match(/\p{L}+/gu) ?? []) answered.add(word.toLowerCase());
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) {
        // Some answers are listed by the names of people, which have a blank in them.
        if (key.includes(' ')) note(key);
        note(each);
      }
    }
  };
  const ask = globalThis.fetch;
  globalThis.fetch = async (...asked) => {
    window.asking = (window.asking ?? 0) + 1;
    const story = window.storiesShown;
    try {
      const answer = await ask(...asked);
      void answer
        .clone()
        .json()
        .then(note, () => {});
      return answer;
    } finally {
      if (window.storiesShown === story) window.asking -= 1;
    }
  };
}

/** Keeps the address, in which `embed` says that no play function runs: each story would write its own over it. */
export function keepAddress(): void {
  history.replaceState = () => {};
}

/** Goes on to another story on the same page: to load the whole of Storybook anew takes ten times as long. */
export function showStory(storyId: string): Promise<void> {
  window.answered?.clear();
  window.asking = 0;
  window.storiesShown = (window.storiesShown ?? 0) + 1;
  const channel = window.__STORYBOOK_PREVIEW__?.channel;
  if (!channel) throw new Error('Storybook is not there.');
  return new Promise((resolve, reject) => {
    for (const fault of ['storyMissing', 'storyErrored', 'storyThrewException']) {
      channel.once(fault, () => reject(new Error(`${fault}: ${storyId}`)));
    }
    channel.once('storyRendered', () => resolve());
    setTimeout(() => reject(new Error(`Not drawn: ${storyId}`)), 30_000);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/**
 * Waits until the story is there, has all its answers, and has not changed for so many milliseconds. Runs in the page.
 *
 * @param wait `mostMs` is when it is given up: an answer may never come; `whileAsking`, for how much of it time counts while an answer is awaited:
 * 0, not at all
 */
export async function standsStill({
  quietMs,
  mostMs = 20_000,
  whileAsking = 0,
}: {
  quietMs: number;
  mostMs?: number;
  whileAsking?: number;
}): Promise<void> {
  const step = 25;
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document.documentElement, {
    attributes: true,
    childList: true,
    subtree: true,
    characterData: true,
  });
  // What is for paper alone stands beside the page.
  const drawn = '#storybook-root, [data-print-sheet]';
  const isThere = () => [...document.querySelectorAll(drawn)].some((each) => each.textContent.trim());
  // Counted, not read from a clock: that of the page may stand still.
  for (let waited = 0; waited < mostMs && quiet <= quietMs; waited += step) {
    await new Promise((resolve) => setTimeout(resolve, step));
    const counted = window.asking ? step * whileAsking : step;
    quiet = isThere() && counted > 0 && !window.timersDue ? quiet + counted : 0;
  }
  observer.disconnect();
}

/** Each text that is not from words, as far as the words of `known` and of the answers do not explain it. */
export function textsOutsideWords(known: string[]): string[] {
  const answered = window.answered ?? new Set<string>();
  const isKnown = (word: string) => known.includes(word.toLowerCase()) || answered.has(word.toLowerCase());
  const isInOwnLanguage = (element: Element) => element.closest('[lang]') !== document.documentElement;
  const isOff = (element: Element) =>
    element.closest('script, style, noscript, #storybook-docs, .sb-wrapper, .sb-preparing-story') !== null ||
    !element.checkVisibility({ visibilityProperty: true });
  const found: string[] = [];
  const judge = (text: string, element: Element) => {
    let rest = text;
    for (let before = ''; before !== rest; ) {
      before = rest;
      rest = rest.replace(/⟦[^⟦⟧]*⟧/gu, ' ');
    }
    // A sentence may be drawn in parts.
    rest = rest.replace(/^[^⟦⟧]*⟧|⟦[^⟦⟧]*$/gu, ' ');
    // Two capital letters, or two of a script that has no others, are the initials of somebody.
    const words = (rest.match(/\p{L}+/gu) ?? []).filter(
      (word) => word.length > 1 && !/^[\p{Lu}\p{Lo}]{2}$/u.test(word),
    );
    if (words.every(isKnown) || isInOwnLanguage(element) || isOff(element)) return;
    found.push(`not from words: ${JSON.stringify(text.trim().slice(0, 80))}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement && node.nodeValue?.trim()) judge(node.nodeValue, node.parentElement);
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
      const text = element.getAttribute(name);
      // What is hidden from screen readers has a label that nobody gets: the library of toasts writes one.
      const isUnheard = name === 'aria-label' && element.closest('[aria-hidden="true"]') !== null;
      if (text && !isUnheard) judge(text, element);
    }
  }
  return [...new Set(found)];
}

/** Each text that is cut off by what is around it, or that sticks out of the window. */
export function textsCut(): string[] {
  const found: string[] = [];
  const isForScreenReaders = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (width <= 1 || height <= 1) return true;
    }
    return false;
  };
  const judge = (node: Text, element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return;
    // A picture may run out of its frame.
    if (isForScreenReaders(element) || element.closest('[aria-hidden="true"]')) return;
    const say = (how: string) => found.push(`${how}: ${JSON.stringify(node.data.trim().slice(0, 80))}`);
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      const [hidesX, hidesY] = [/hidden|clip/.test(overflowX), /hidden|clip/.test(overflowY)];
      if (hidesX && (box.right > edge.right + 1 || box.left < edge.left - 1)) return void say('cut');
      if (hidesY && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) return void say('cut');
      // What scrolls shows all of itself.
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || position === 'fixed') return;
    }
    if (box.right > document.documentElement.clientWidth + 1 || box.left < -1) say('outside the window');
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.parentElement && node.data.trim()) judge(node, node.parentElement);
  }
  return [...new Set(found)];
}
