import { endpoints } from '@rpm/api-client/calls';
import { formatStamp, readStamp, TimerAnswer, type TimerRow } from '@rpm/domain';
import { expect } from 'vitest';
import { post } from '../program.ts';
import { rightRequests } from '../rightRequests.ts';
import { soon } from './people.ts';

/** A timer that runs while things are killed, and the last sign that the server acknowledged. */
export interface RunningTimer {
  timer: TimerRow;
  signedAt: Date;
}

const ask = (address: string, token: string, name: 'startTimer' | 'signTimer' | 'pauseTimer', body: object) =>
  soon(async () => {
    const answer = await post(address, endpoints[name], body, token);
    return answer.ok ? TimerAnswer.parse(await answer.json()).timer : null;
  });

/** Starts a call, which does not pause by idleness. */
export async function startCall(address: string, token: string): Promise<RunningTimer> {
  const right = rightRequests.startTimer.body as object;
  const call = { ...right, activity: 'PhoneCall', isInteractive: true, by: 'switch' };
  return { timer: await ask(address, token, 'startTimer', call), signedAt: new Date() };
}

/** Tells that the page is there: after a kill the timer is the same one, and counts since the same moment. */
export async function signOn(address: string, token: string, { timer }: RunningTimer): Promise<RunningTimer> {
  const { timerId, sinceTime } = timer;
  const now = await ask(address, token, 'signTimer', { timerId, idleSeconds: 0 });
  expect(now).toMatchObject({ timerId, sinceTime, isIdle: false });
  return { timer: now, signedAt: new Date() };
}

/** Pauses: what is saved is all from the start to now, with every second that a sign was acknowledged for. */
export async function expectAllCounted(address: string, token: string, { timer, signedAt }: RunningTimer) {
  const since = readStamp(timer.sinceTime ?? '');
  const paused = await ask(address, token, 'pauseTimer', { timerId: timer.timerId });
  const counted = (signedAt.getTime() - (since?.getTime() ?? 0)) / 1000;
  expect(paused.sinceTime, formatStamp(signedAt)).toBeNull();
  expect(paused.seconds).toBeGreaterThanOrEqual(Math.floor(counted) - 1);
  expect(counted).toBeGreaterThan(1);
}
