/** So many pages of a sheet are drawn at once: more of them make each wait for all. */
const atOnce = 3;
/** A page that is not there after so long lets the next one begin, in milliseconds. */
const longest = 15_000;
const looksEvery = 100;

const waiting = new Set<() => void>();
let going = 0;

function goOn(): void {
  for (const begin of waiting) {
    if (going >= atOnce) return;
    waiting.delete(begin);
    going += 1;
    begin();
  }
}

/** Whether the story of a frame is drawn. */
export const isDrawn = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.body?.classList.contains('sb-show-main') === true &&
  (contentDocument.querySelector('#storybook-root')?.childElementCount ?? 0) > 0;

/** A turn of a page to be drawn. */
export interface Turn {
  /** Lets the next page begin when that of this frame is drawn. */
  endWith: (frame: HTMLIFrameElement) => void;
  /** Gives it up, or ends it. */
  end: () => void;
}

/**
 * Waits for a turn: those who are in view ask first, and whoever leaves it before gives its turn up.
 *
 * @param begin called when it is there
 */
export function takeTurn(begin: () => void): Turn {
  let state: 'waiting' | 'going' | 'over' = 'waiting';
  let timer: ReturnType<typeof setInterval> | undefined;
  const start = () => {
    state = 'going';
    begin();
  };
  waiting.add(start);
  queueMicrotask(goOn);
  function end() {
    clearInterval(timer);
    waiting.delete(start);
    if (state === 'going') going -= 1;
    state = 'over';
    goOn();
  }
  return {
    end,
    endWith(frame) {
      let waited = 0;
      clearInterval(timer);
      timer = setInterval(() => {
        waited += looksEvery;
        if (isDrawn(frame) || waited >= longest) end();
      }, looksEvery);
    },
  };
}
