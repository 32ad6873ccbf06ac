import { useServerNow } from '@rpm/api-client';
import { conversationWords as texts } from '@rpm/domain/words/conversation';
import { useShownTime } from '../person/when.ts';
import { daysBack } from './daysBack.ts';

/** When a reading was taken, by the calendar of a zone: 'today, 8:05 AM'; before yesterday the day and the time. */
export function useWhen(timeZone: string): (stamp: string) => string {
  const shown = useShownTime(timeZone);
  const now = useServerNow();
  return (stamp) => {
    const back = daysBack(stamp, timeZone, now);
    if (back === 0) return texts.about.today({ time: shown(stamp, 'time') });
    if (back === 1) return texts.about.yesterday({ time: shown(stamp, 'time') });
    return shown(stamp, 'datetime');
  };
}
