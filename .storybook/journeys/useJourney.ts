import { fullName, type SessionRecord } from '@rpm/domain';
import { clinicActor, hear, journeyPassword, newPatient } from '@rpm/ui/flows/enrollToBillBeside.ts';
import type { Actor, JourneyStep, Told } from '@rpm/ui/flows/journey.ts';
import { useEffect, useRef, useState } from 'react';
import { type CallMade, journeyClinic } from './journeyClinic.ts';
import type { Pane } from './panes.ts';
import { windowHand } from './windowHand.ts';

const usernames: Record<Actor, string> = { clinic: clinicActor, patient: newPatient.username };
const loginPath = '/login';

/** A call, and the step in which it was made. */
export interface CallOfStep extends CallMade {
  step: number;
}

const isDone = ({ done }: JourneyStep, made: CallMade) =>
  'call' in done && made.call === done.call && made.status < 300;

/**
 * A journey under way: its clinic, its two panes, what is done and what was called. A step is done when its call has
 * succeeded or its address is reached, whoever did it.
 */
export function useJourney(steps: readonly JourneyStep[]) {
  const [doneCount, setDoneCount] = useState(0);
  const [calls, setCalls] = useState<readonly CallOfStep[]>([]);
  const [paths, setPaths] = useState<Record<Actor, string>>({ clinic: '', patient: '' });
  const [people, setPeople] = useState<Record<Actor, string>>({ clinic: '', patient: '' });
  const [isBusy, setIsBusy] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [happened, setHappened] = useState<JourneyStep | null>(null);
  // What frames and calls ask for between two renderings.
  const now = useRef({
    done: 0,
    acting: null as number | null,
    told: {} as Told,
    /** The step whose part outside the pages has happened. */
    happened: null as JourneyStep | null,
    panes: {} as Partial<Record<Actor, Pane>>,
    /** Windows of their own, also those that are closed by now. */
    alone: [] as { actor: Actor; pane: Pane }[],
    sessions: {} as Partial<Record<Actor, SessionRecord | null>>,
    places: {} as Partial<Record<Actor, string>>,
  });

  function tick(fits: (step: JourneyStep) => boolean) {
    const { current } = now;
    const step = steps[current.done];
    if (!step || !fits(step)) return;
    current.done += 1;
    setDoneCount(current.done);
  }
  const [clinic] = useState(() =>
    journeyClinic((made) => {
      const { current } = now;
      if (made.call && made.status < 300) hear(current.told, made.call, made.body, made.answer);
      const step = current.acting ?? Math.min(current.done, steps.length - 1);
      setCalls((before) => [...before, { ...made, step }]);
      tick((each) => isDone(each, made));
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a journey; what it reads between renderings is in `now`
  useEffect(() => {
    const begin = steps[0]?.opens?.({}) ?? loginPath;
    const first = clinic.logIn(clinicActor, journeyPassword);
    window.rpmJourney = {
      ask: clinic.ask,
      join(actor, pane) {
        const { current } = now;
        if (pane.isAlone) {
          current.alone.push({ actor, pane });
          const session = current.sessions[actor];
          if (session) pane.become(session, current.places[actor] ?? loginPath);
          return clinic.beside.now();
        }
        current.panes[actor] = pane;
        if (actor === 'clinic') {
          void first.then((session) => {
            pane.become(session, begin);
            setIsBusy(false);
          });
        }
        return clinic.beside.now();
      },
      entered(actor, session) {
        now.current.sessions[actor] = session;
        setPeople((before) => ({ ...before, [actor]: session ? fullName(session.user) : '' }));
      },
      moved(actor, path, search, isAlone) {
        if (!isAlone) {
          now.current.places[actor] = `${path}${search}`;
          setPaths((before) => ({ ...before, [actor]: path }));
        }
        tick((each) => 'path' in each.done && each.actor === actor && each.done.path === path);
      },
    };
    return () => {
      delete window.rpmJourney;
    };
  }, []);

  /** Logs a person in again, at the present time of the journey. */
  async function enter(actor: Actor, path: string) {
    const session = await clinic.logIn(usernames[actor], journeyPassword);
    for (const pane of panesOf(actor)) {
      pane.setClock(clinic.beside.now());
      pane.become(session, path);
    }
  }

  /** The frame of a person, and the windows that show the same person alone. */
  const panesOf = (actor: Actor): Pane[] => {
    const { panes, alone } = now.current;
    const open = alone.filter(({ pane }) => pane.page.defaultView?.closed === false);
    const own = open.filter((each) => each.actor === actor).map(({ pane }) => pane);
    return [...(panes[actor] ? [panes[actor]] : []), ...own];
  };

  /** What happens beside the pages: at the end of a month both come in again. It ends once in a step. */
  const besideOf = (step: JourneyStep) => ({
    ...clinic.beside,
    async monthEnds() {
      if (now.current.happened === step) return;
      await clinic.beside.monthEnds();
      await enter('clinic', '/doctor-dashboard');
      await enter('patient', '/patient-dashboard');
    },
  });

  /** Lets it be done for the next step and tells what went wrong. */
  async function work(done: (step: JourneyStep, pane: Pane, told: Told) => Promise<void>) {
    const { current } = now;
    const step = steps[current.done];
    const pane = step && current.panes[step.actor];
    if (!step || !pane || isBusy) return;
    current.acting = current.done;
    setIsBusy(true);
    setProblem(null);
    await done(step, pane, current.told).catch((error: unknown) => {
      setProblem(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    });
    current.acting = null;
    setIsBusy(false);
  }

  /** Does the next step in the pane of its actor. */
  const next = () =>
    work(async (step, pane, told) => {
      const view = pane.page.defaultView;
      const print = view?.print;
      // Nobody is there to answer the browser's dialog.
      if (view) view.print = () => {};
      try {
        if (step.prepare && now.current.happened !== step) {
          await step.prepare(clinic.beside, told);
          await enter(step.actor, step.opens?.(told) ?? '/');
        } else if (step.opens) pane.go(step.opens(told));
        await step.act(windowHand(pane), besideOf(step), told);
      } finally {
        if (view && print) view.print = print;
      }
    });

  /** Lets happen what of the next step is on no page, for whoever does the rest by hand. */
  const letHappen = () =>
    work(async (step, _, told) => {
      await step.outside?.happens(besideOf(step), told);
      now.current.happened = step;
      setHappened(step);
      if (step.prepare) await enter(step.actor, step.opens?.(told) ?? '/');
      else for (const each of panesOf(step.actor)) each.reload();
    });

  /** Where the next step begins, or goes on when what is outside of it has happened; `null`: where its actor is. */
  function placeOfNext(): string | null {
    const step = steps[doneCount];
    if (!step) return null;
    return (
      (happened === step ? step.goesOn?.(now.current.told) : undefined) ??
      step.opens?.(now.current.told) ??
      null
    );
  }
  /** Opens that page, and presses nothing on it. */
  function goThere() {
    const step = steps[doneCount];
    const place = placeOfNext();
    if (step && place !== null) now.current.panes[step.actor]?.go(place);
  }
  const hasPlace = placeOfNext() !== null;
  return { doneCount, calls, paths, people, isBusy, problem, happened, next, letHappen, goThere, hasPlace };
}
