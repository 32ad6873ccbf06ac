import type { endpoints, Loadable, ResponseOf } from '@rpm/api-client';
import { messages, recordMessages, roleKind, roleLabels } from '@rpm/domain';
import { Avatar } from '../../components/Avatar/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Loaded, RowsNotShown } from '../../layout/Loaded/index.ts';
import { useShownTime } from './when.ts';

export interface CareTeamProps {
  team: Loadable<ResponseOf<typeof endpoints.getCareTeam>>;
  timeZone: string;
}

const { demographics: texts } = recordMessages.record;

/** Who looks after a patient, and when each was last in touch. @see API-19 */
export function CareTeam({ team, timeZone }: CareTeamProps) {
  const shown = useShownTime(timeZone);
  return (
    <Card title={texts.careTeam}>
      <Loaded
        loadable={team}
        what={texts.careTeamWhat}
        headingLevel={3}
        skeleton={<Skeleton shape="control" />}
        isEmpty={({ rows, unreadable }) => rows.length + unreadable === 0}
        empty={<p className="text-fg-muted">{texts.careTeamEmpty}</p>}
      >
        {({ rows, unreadable }) => (
          <>
            <ul className="flex flex-col gap-3">
              {rows.map((member, at) => (
                <li key={member.userId ?? `member ${at}`} className="flex items-center gap-3">
                  <Avatar name={member.name ?? ''} />
                  <div className="wrap-anywhere min-w-0">
                    <p className="font-semibold">
                      <bdi>{member.name || messages.load.unknown}</bdi>
                    </p>
                    <p className="text-caption text-fg-muted">
                      {[
                        member.role === null ? null : roleLabels[roleKind(member.role)],
                        member.isResponsible ? texts.responsible : null,
                        member.lastContact
                          ? texts.lastContact(shown(member.lastContact, 'datetime'))
                          : texts.noContact,
                      ]
                        .filter((part) => part !== null)
                        .join(' · ')}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
            <RowsNotShown count={unreadable} className="pt-3" />
          </>
        )}
      </Loaded>
    </Card>
  );
}
