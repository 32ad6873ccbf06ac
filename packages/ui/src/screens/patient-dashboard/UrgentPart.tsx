import { useUrgentReading } from '@rpm/api-client';
import { urgentWords as text } from '@rpm/domain/words/urgent';
import { useOnBad } from '../../hooks/useClock.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { readEpisode } from './readEpisode.ts';
import { urgentNow } from './useOnTop.ts';

interface UrgentPartProps {
  userId: string;
  timeZone: string;
}

/** What to do now about a critical reading, before everything else; nothing where there is none. @see PDB-07 */
export function UrgentPart(props: UrgentPartProps) {
  const { loadable, reread } = useUrgentReading();
  const onBad = useOnBad();
  return (
    <Loaded loadable={loadable} says={text.loading} headingLevel={2} skeleton={null}>
      {({ urgent, clinic }) => {
        const episode = urgent && readEpisode(urgent, onBad);
        if (!episode) return null;
        return (
          <Needed lazy={urgentNow} says={text.loading} skeleton={null}>
            {(UrgentNow) => (
              <UrgentNow
                key={episode.first.at.getTime()}
                episode={episode}
                seenBy={urgent.seenBy}
                clinic={clinic}
                reread={reread}
                {...props}
              />
            )}
          </Needed>
        );
      }}
    </Loaded>
  );
}
