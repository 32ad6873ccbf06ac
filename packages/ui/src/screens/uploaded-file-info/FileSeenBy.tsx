import { fileEndpoints, useRead } from '@rpm/api-client';
import { roleKind, roleTitle } from '@rpm/domain';
import { fileWords } from '@rpm/domain/words/file';
import { loadWords } from '@rpm/domain/words/load';
import { roleWords } from '@rpm/domain/words/role';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { RowsNotShown } from '../../layout/Loaded/RowsNotShown.tsx';
import { useShownTime } from '../../parts/person/when.ts';

const text = fileWords.detail.seen;
/** So many stand there before the others are asked for. */
const shownAtFirst = 4;

interface FileSeenByProps {
  userId: string;
  fileId: string;
  /** The clinic of the patient, which goes without saying. */
  clinicName: string;
}

/** Who has opened a file, whoever did last first: by name, role and time. Nobody is said to have who has not. @see RTE-05, SCR-08 */
export function FileSeenBy({ userId, fileId, clinicName }: FileSeenByProps) {
  const { loadable } = useRead(fileEndpoints.getFileViews, { params: { userId, txnName: fileId } });
  const [isWhole, setWhole] = useState(false);
  const shown = useShownTime(browserTimeZone());
  const roleOf = (role: string | null) => {
    if (!role) return loadWords.unknown;
    const title = roleTitle(role);
    return title === 'patient' ? text.shared : roleWords[title];
  };
  return (
    // A failure takes the whole width: beside its label it would be a word a line on a phone.
    <div className={loadable.state === 'failed' ? 'min-w-56' : undefined}>
      <Loaded loadable={loadable} says={text.loading} headingLevel={3} skeleton={<Skeleton />}>
        {({ since, result: { rows, unreadable } }) => {
          const day = since && shown(since, 'date');
          if (rows.length + unreadable === 0) return day ? text.nobodySince({ day }) : text.nobody;
          return (
            <>
              <ul className="flex flex-col gap-2">
                {rows.slice(0, isWhole ? undefined : shownAtFirst).map((each) => {
                  const [first, last] = [each.from, each.to].map((at) => shown(at, 'datetime'));
                  return (
                    <li key={each.userId}>
                      <bdi className="font-semibold">{each.name || loadWords.unknown}</bdi>
                      <p>
                        {roleOf(each.role)}
                        {each.clinic &&
                          each.clinic !== clinicName &&
                          roleKind(each.role ?? '') !== 'patient' && (
                            <>
                              {', '}
                              <bdi>{each.clinic}</bdi>
                            </>
                          )}
                      </p>
                      <p className="text-fg-muted">{first}</p>
                      {last !== first && <p className="text-fg-muted">{text.last({ time: last ?? '' })}</p>}
                    </li>
                  );
                })}
              </ul>
              <RowsNotShown count={unreadable} className="pt-2" />
              {day && <p className="pt-2 text-fg-muted">{text.since({ day })}</p>}
              {rows.length > shownAtFirst && (
                <div className="pt-2">
                  <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                    {isWhole ? text.fewer : text.all({ count: rows.length })}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
