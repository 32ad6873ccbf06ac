import type { RequestHandler } from 'msw';
import { type ReactNode, useState } from 'react';
import { faultHandlers } from './faults.ts';
import type { StoryGlobals } from './globals.ts';
import { populationHandlers } from './population.ts';

interface FaultyProps {
  settings: StoryGlobals;
  msw: { use: (...handlers: RequestHandler[]) => void };
  children: ReactNode;
}

/** Puts the toolbar's fault and its patients before the handlers of the story, which are there by now, and before the story asks for anything. */
export function Faulty({ settings, msw, children }: FaultyProps) {
  useState(() => msw.use(...faultHandlers(settings), ...populationHandlers(settings)));
  return children;
}
