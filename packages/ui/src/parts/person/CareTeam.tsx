import type { endpoints, Loadable, ResponseOf } from '@rpm/api-client';
import { roleKind } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';
import { recordWords } from '@rpm/domain/words/record';
import { roleWords } from '@rpm/domain/words/role';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadedRows } from '../../layout/Loaded/LoadedRows.tsx';
import { useShownTime } from './when.ts';

export interface CareTeamProps {
  team: Loadable<ResponseOf<typeof endpoints.getCareTeam>>;
  timeZone: string;
}

const { demographics: texts } = recordWords.record;

/** Who looks after a patient, and when each was last in touch. @see API-19 */
export function CareTeam({ team, timeZone }: CareTeamProps) {
  const shown = useShownTime(timeZone);
  return (
    <Card title={texts.careTeam}>
      <LoadedRows
        loadable={team}
        says={texts.careTeamLoading}
        headingLevel={3}
        skeleton={<Skeleton shape="control" />}
        empty={<p className="text-fg-muted">{texts.careTeamEmpty}</p>}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((member, at) => (
              <li key={member.accountId ?? `member ${at}`} className="flex items-center gap-3">
                <Avatar name={member.name ?? ''} />
                <div className="wrap-anywhere min-w-0">
                  <p className="font-semibold">
                    <bdi>{member.name || loadWords.unknown}</bdi>
                  </p>
                  <p className="text-caption text-fg-muted">
                    {[
                      member.role === null ? null : roleWords[roleKind(member.role)],
                      member.isResponsible ? texts.responsible : null,
                      member.lastContact
                        ? texts.lastContact({ time: shown(member.lastContact, 'datetime') })
                        : texts.noContact,
                    ]
                      .filter((part) => part !== null)
                      .join(' · ')}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </LoadedRows>
    </Card>
  );
}
