import { ErrorState } from '@rpm/ui/components/ErrorState/ErrorState.tsx';
import { SearchField } from '@rpm/ui/components/SearchField/SearchField.tsx';
import { SegmentedControl } from '@rpm/ui/components/SegmentedControl/SegmentedControl.tsx';
import { useEffect, useState } from 'react';
import { type StateShown, statesOf } from './owed.ts';
import { isNamed, ScreenChooser } from './ScreenChooser.tsx';
import { type Shown, StateFrame } from './StateFrame.tsx';
import { type IndexedStory, readStories, screenOf, screensIn } from './storyIndex.ts';
import { useKeptFocus } from './useKeptFocus.ts';

const widths = [390, 768, 1440] as const;
const kinds = [
  { value: 'all', label: 'All' },
  { value: 'data', label: 'Data' },
  { value: 'faults', label: 'Faults' },
] as const;
type Kind = (typeof kinds)[number]['value'];

const isFault = ({ title, tags }: IndexedStory) => tags.includes('network-fault') || /fault/i.test(title);

/** The states that the toolbar shows: their story, and what the toolbar says for it. */
function shownByToolbar(states: readonly StateShown[], kind: Kind) {
  return states.flatMap((state) => {
    if (state.by !== 'toolbar') return [];
    const isOfFault = /fault:|network:/.test(state.globals);
    return kind === 'all' || isOfFault === (kind === 'faults') ? [state] : [];
  });
}

/** What is looked at, as texts that an address can hold. */
export interface Chosen {
  /** The screen, in small letters: 'clinic-device-orders'. */
  screen: string;
  show: string;
  /** In pixels. */
  width: string;
  /** What a state is looked for by. */
  find: string;
}

/** A screen as an address names it. */
const nameInAddress = (screen: string) => screen.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
/** What somebody looks for as an address may hold it: its words. */
const wordsInAddress = (typed: string) => typed.replaceAll(/[^A-Za-z0-9]+/g, ' ');

export interface StateSheetProps extends Partial<Chosen> {
  /** Told of what somebody chooses, to keep it in the address. */
  onChoose?: (chosen: Chosen) => void;
  /** The requirements that a story shows, by its id. */
  idsOf: (storyId: string) => readonly string[];
}

/** Every state of a screen, each a live story, on one page: made of the stories, never by hand. */
export function StateSheet({ idsOf, onChoose, screen: named = '', ...first }: StateSheetProps) {
  useKeptFocus();
  const [stories, setStories] = useState<IndexedStory[] | null>([]);
  const none = { show: 'all', width: '390', find: '' };
  const [chosen, setChosen] = useState<Chosen>({ screen: named, ...none, ...first });
  const choose = (change: Partial<Chosen>) => {
    const all = { ...chosen, ...change };
    setChosen(all);
    onChoose?.({ ...all, find: wordsInAddress(all.find) });
  };
  useEffect(() => {
    readStories().then(setStories, () => setStories(null));
  }, []);
  if (stories === null)
    return (
      <ErrorState headingLevel={2} title="The stories could not be read" reason="Load the page again." />
    );
  const screens = screensIn(stories).sort();
  const screen = screens.find((each) => nameInAddress(each) === chosen.screen) ?? '';
  const width = widths.find((each) => String(each) === chosen.width) ?? 390;
  const kind: Kind = kinds.find(({ value }) => value === chosen.show)?.value ?? 'all';
  const own = stories.filter(({ title }) => screenOf(title) === screen);
  const isMeant = isNamed(chosen.find);
  const shown = own.filter(
    (each) =>
      (kind === 'all' || isFault(each) === (kind === 'faults')) && isMeant(`${each.title} ${each.name}`),
  );
  const states = statesOf(own);
  const byToolbar = shownByToolbar(states, kind).filter(({ name }) => isMeant(name));
  return (
    <div className="flex flex-col gap-4 p-4">
      <div>
        <h2 className="text-h1">{screen ? `All states: ${screen.replace('/', ', ')}` : 'All states'}</h2>
        <p role="status" className="text-fg-muted">
          {screen === ''
            ? 'Choose a screen to see each of its states, live.'
            : `${shown.length} of ${own.length} states${byToolbar.length > 0 ? `, and ${byToolbar.length} that the toolbar shows` : ''}. A press opens one, at this width.`}
        </p>
      </div>
      <div className="grid items-start gap-6 min-[64rem]:grid-cols-[16rem_minmax(0,1fr)]">
        <ScreenChooser
          screens={screens}
          chosen={screen}
          onChoose={(each) => choose({ screen: nameInAddress(each) })}
        />
        <div className="flex min-w-0 flex-col gap-4">
          <div className="sticky top-0 z-10 flex flex-wrap items-end gap-4 bg-surface-canvas py-2 print:hidden">
            <div className="min-w-52 flex-1">
              <SearchField label="Find a state" value={chosen.find} onChange={(find) => choose({ find })} />
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
          </div>
          <ul
            aria-label="States"
            className="grid gap-4"
            style={{
              gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width === 1440 ? 26 : 15}rem), 1fr))`,
            }}
          >
            {byToolbar.map(({ story, name, globals }) => {
              const byToolbar = { name, globals };
              return <StateFrame key={`${name} ${width}`} {...{ story, width, byToolbar }} ids={[]} />;
            })}
            {shown.map((story): React.ReactNode => {
              const about: Shown = { story, width, ids: idsOf(story.id) };
              return <StateFrame key={`${story.id} ${width}`} {...about} />;
            })}
          </ul>
          {own.length > 0 && <NotShown states={states} />}
        </div>
      </div>
    </div>
  );
}

/** The states of the table that are not here: those that are missing, and those that the screen cannot be in, with the reason. */
function NotShown({ states }: { states: readonly StateShown[] }) {
  const missing = states.filter(({ by }) => by === 'missing');
  const cannot = states.flatMap((state) => (state.by === 'nothing' ? [state] : []));
  return (
    <>
      {missing.length === 0 ? (
        <p className="text-fg-muted">Every state that a screen owes is here.</p>
      ) : (
        <section aria-labelledby="missing-states">
          <h3 id="missing-states" className="mb-2 text-h3">
            Missing
          </h3>
          <ul className="flex flex-wrap gap-2">
            {missing.map(({ name }) => (
              <li key={name} className="rounded-md border border-line-strong border-dashed px-3 py-1">
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {cannot.length > 0 && (
        <section aria-labelledby="impossible-states">
          <h3 id="impossible-states" className="mb-2 text-h3">
            Cannot be
          </h3>
          <dl className="flex flex-col gap-1">
            {cannot.map(({ name, cannot: reason }) => (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt className="font-semibold">{name}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
