import { Button } from '@rpm/ui/components/Button/Button.tsx';
import { ErrorState } from '@rpm/ui/components/ErrorState/ErrorState.tsx';
import { SearchField } from '@rpm/ui/components/SearchField/SearchField.tsx';
import { SegmentedControl } from '@rpm/ui/components/SegmentedControl/SegmentedControl.tsx';
import { useSettled } from '@rpm/ui/hooks/useSettled.ts';
import { useEffect, useRef, useState } from 'react';
import type { RunStory } from '../../scripts/trace/reports.ts';
import { groups } from './group.ts';
import { LastRunOfStates } from './LastRunOfStates.tsx';
import { NotShown } from './NotShown.tsx';
import { statesOf } from './owed.ts';
import { ScreenChooser } from './ScreenChooser.tsx';
import { StateGroups } from './StateGroups.tsx';
import { shownStates } from './shownStates.ts';
import { type IndexedStory, nameInAddress, readStories, screenOf, screensIn } from './storyIndex.ts';
import { useContactSheet } from './useContactSheet.ts';
import { useKeptFocus } from './useKeptFocus.ts';

const widths = [390, 768, 1440] as const;
const kinds = [{ value: 'all', label: 'All' }, ...groups] as const;
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];
/** So many states of several screens are drawn at once; more words make them fewer. */
const mostOfScreens = 24;
const typingPauseMs = 300;

/** What is looked at, as texts that an address can hold. */
export interface Chosen {
  /** The screen, in small letters: 'clinic-device-orders'; empty: every screen. */
  screen: string;
  show: string;
  /** In pixels. */
  width: string;
  /** What a state is looked for by. */
  find: string;
}

/** What of the toolbar stands here as well, where it is looked for first. */
interface Looks {
  theme: string;
  language: string;
}

/** What somebody looks for as an address may hold it: its words. */
const wordsInAddress = (typed: string) => typed.replaceAll(/[^A-Za-z0-9]+/g, ' ');

const countOf = (shown: number, all: number) => (all === 1 ? '1 state' : `${shown} of ${all} states`);

/** What the last run says of the states. */
interface RunOfStates {
  /** When the run of the stories began; `null`: it is not known. */
  startedAt: string | null;
  /** How each came out, by the id of its story, and of what the toolbar shows by `stateKey`. */
  stories: Readonly<Record<string, RunStory>>;
}

export interface StateSheetProps extends Partial<Chosen> {
  /** Told of what somebody chooses, to keep it in the address. */
  onChoose?: (chosen: Chosen) => void;
  /** What the toolbar says, and lets it say something else. */
  looks?: Looks & { onChange: (change: Partial<Looks>) => void };
  /** The requirements that a story shows, by its id. */
  idsOf: (storyId: string) => readonly string[];
  /** What the last run says; `null`: there was none. */
  readResults: () => Promise<RunOfStates | null>;
}

/** Every state of a screen, each a live story, on one page: made of the stories, never by hand. */
export function StateSheet({
  idsOf,
  readResults,
  onChoose,
  looks,
  screen: named = '',
  ...first
}: StateSheetProps) {
  useKeptFocus();
  const [stories, setStories] = useState<IndexedStory[] | null>([]);
  const [run, setRun] = useState<RunOfStates | null>(null);
  const none = { show: 'all', width: '390', find: '' };
  const [chosen, setChosen] = useState<Chosen>({ screen: named, ...none, ...first });
  const choose = (change: Partial<Chosen>) => {
    const all = { ...chosen, ...change };
    setChosen(all);
    onChoose?.({ ...all, find: wordsInAddress(all.find) });
  };
  useEffect(() => {
    readStories().then(setStories, () => setStories(null));
    // Without a file of results the states are shown all the same.
    readResults().then(setRun, () => {});
  }, [readResults]);
  const sheet = useRef<HTMLDivElement>(null);
  const { isWhole, drawn, begin } = useContactSheet(sheet);
  const settled = useSettled(chosen.find, typingPauseMs);
  if (stories === null)
    return (
      <ErrorState headingLevel={2} title="The stories could not be read" reason="Load the page again." />
    );
  const screens = screensIn(stories).sort();
  const screen = screens.find((each) => nameInAddress(each) === chosen.screen) ?? '';
  const width = widths.find((each) => String(each) === chosen.width) ?? 390;
  const kind = kinds.find(({ value }) => value === chosen.show)?.value ?? 'all';
  // Of all screens the pages are drawn when no key was pressed for a moment: each key would load others.
  const find = screen === '' ? settled : chosen.find;
  const { all, meant, isNear } = shownStates({
    stories,
    screen,
    group: kind,
    find,
    results: run?.stories ?? null,
  });
  const isAsked = screen !== '' || find.trim() !== '';
  const shown = isAsked ? meant.slice(0, screen === '' ? mostOfScreens : undefined) : [];
  const owed = screen === '' ? [] : statesOf(stories.filter(({ title }) => screenOf(title) === screen));
  return (
    <div className="flex flex-col gap-4 p-4 print:p-0">
      <div>
        <h2 className="text-h1">{screen ? `All states: ${screen.replace('/', ', ')}` : 'All states'}</h2>
        <p role="status" className="text-fg-muted">
          {isAsked
            ? `${countOf(shown.length, screen ? all.length : meant.length)}. Press one to open it in this width, theme, and language.`
            : 'Find a state of any screen by its words, or choose a screen to see all of its states, live.'}
        </p>
        {screen && run && (
          <LastRunOfStates
            states={all}
            missing={owed.filter(({ by }) => by === 'missing').length}
            startedAt={run.startedAt}
          />
        )}
      </div>
      <div className="grid items-start gap-6 min-[64rem]:grid-cols-[16rem_minmax(0,1fr)] print:block">
        <ScreenChooser
          screens={screens}
          chosen={screen}
          onChoose={(each) => choose({ screen: nameInAddress(each) })}
        />
        <div ref={sheet} className="flex min-w-0 flex-col gap-4">
          <div className="sticky top-0 z-10 flex flex-wrap items-end gap-x-4 gap-y-2 bg-surface-canvas py-2 max-md:static print:hidden">
            <div className="min-w-52 flex-[1_1_18rem]">
              <SearchField
                label={screen ? 'Find a state' : 'Find a state of any screen'}
                value={chosen.find}
                maxLength={80}
                placeholder={screen ? '' : 'orders update fails'}
                onChange={(find) => choose({ find })}
              />
            </div>
            <SegmentedControl
              name="Show"
              options={kinds}
              value={kind}
              onChange={(value) => choose({ show: value })}
            />
            <SegmentedControl
              name="Width"
              options={widths.map((each) => ({ value: String(each), label: String(each) }))}
              value={String(width)}
              onChange={(value) => choose({ width: value })}
            />
            {looks && (
              <>
                <SegmentedControl
                  name="Theme"
                  options={themes}
                  value={looks.theme}
                  onChange={(theme) => looks.onChange({ theme })}
                />
                <SegmentedControl
                  name="Language"
                  options={languages}
                  value={looks.language}
                  onChange={(language) => looks.onChange({ language })}
                />
              </>
            )}
            {shown.length > 0 && (
              <Button busy={isWhole ? `Drawing ${drawn} of ${shown.length}…` : undefined} onClick={begin}>
                Print
              </Button>
            )}
          </div>
          {!isAsked && (
            <p className="text-fg-muted">The states stand here once something is typed or chosen.</p>
          )}
          {isNear && shown.length > 0 && (
            <p className="text-fg-muted">No state has every word. These have the most of them.</p>
          )}
          <StateGroups
            states={shown}
            width={width}
            ofScreens={screen === ''}
            isEager={isWhole}
            idsOf={idsOf}
          />
          {isAsked && shown.length === 0 && stories.length > 0 && <p>No state is called so.</p>}
          {shown.length < meant.length && isAsked && (
            <p className="text-fg-muted">{meant.length - shown.length} more: type another word.</p>
          )}
          {screen !== '' && <NotShown states={owed} />}
        </div>
      </div>
    </div>
  );
}
