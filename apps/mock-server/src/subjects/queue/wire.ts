import { formatStamp, type RankFacts, type RankRow } from '@rpm/domain';

const stamp = (at: Date | null) => at && formatStamp(at);

/** Why somebody waits, as the API answers it. */
export const rankRow = ({ waiting, usual, lastLookAt, silentSince }: RankFacts): RankRow => ({
  waiting: waiting && {
    class: waiting.class,
    vital: waiting.vital,
    parameter: waiting.parameter,
    side: waiting.side,
    value: waiting.value,
    time: formatStamp(waiting.at),
    readings: waiting.readings,
    firstTime: formatStamp(waiting.firstAt),
    repetition: waiting.repetition,
    limit: waiting.limit,
    limitSetBy: waiting.limitSetBy?.name ?? null,
    limitSetTime: waiting.limitSetBy && formatStamp(waiting.limitSetBy.at),
  },
  usual,
  reviewedTime: stamp(lastLookAt),
  silentSince: stamp(silentSince),
});
