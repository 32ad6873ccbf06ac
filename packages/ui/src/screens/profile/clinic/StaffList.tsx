import type { StaffRow as Person } from '@rpm/domain';
import { formatInstant, fullName, roleTitle } from '@rpm/domain';
import { clinicSignOnWords } from '@rpm/domain/words/clinicSignOn';
import { loadWords } from '@rpm/domain/words/load';
import { roleWords } from '@rpm/domain/words/role';
import { staffWords } from '@rpm/domain/words/staff';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { browserTimeZone } from '../../../hooks/browserTimeZone.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { EmailLink } from '../../../parts/orders/cells.tsx';
import { StaffState } from './StaffState.tsx';

/** A row as it was read: what was not of the promised form is `null`. */
export type ReadPerson = { [K in keyof Person]: Person[K] | null };

interface StaffListProps {
  people: readonly ReadPerson[];
  /** The id of the account that looks at the list. */
  ownId: string;
  /** The address to which an invitation is being sent once more. */
  sendingTo: string | null;
  onInviteAgain: (person: ReadPerson) => void;
  onWithdraw: (person: ReadPerson) => void;
  /** Ends the access of somebody, or gives it back. */
  onAccess: (person: ReadPerson) => void;
  /** Takes the lost second step of somebody away. @see F6 */
  onReset: (person: ReadPerson) => void;
  /** Takes from somebody who they are at the clinic's own login. @see ADR 68 */
  onUnlink: (person: ReadPerson) => void;
}

/** Who works at the clinic, and who is invited to, with the state of each in words. */
export function StaffList({ people, ...actions }: StaffListProps) {
  return (
    <ul aria-label={staffWords.title} className="divide-y divide-line-subtle">
      {people.map((person, index) => (
        <li key={person.id ?? `row ${index}`} className="py-3 first:pt-1 last:pb-0">
          <StaffMember person={person} {...actions} />
        </li>
      ))}
    </ul>
  );
}

/** The name of a person, else the address; '—' when neither could be read. */
export const nameOf = (person: ReadPerson) => fullName(person) || person.username || loadWords.unknown;

function StaffMember({
  person,
  ownId,
  sendingTo,
  onInviteAgain,
  onWithdraw,
  onAccess,
  onReset,
  onUnlink,
}: Omit<StaffListProps, 'people'> & { person: ReadPerson }) {
  const { id, username, role, state } = person;
  const name = nameOf(person);
  const isInvited = id !== null && (state === 'invited' || state === 'expired');
  const isColleague = id !== null && id !== ownId && (state === 'active' || state === 'ended');
  const { inviteAgain, withdraw, endAccess, restoreAccess, resetFactors } = staffWords;
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_7.5rem_11rem]">
      <div className="flex min-w-0 items-start gap-3">
        <Avatar name={name} size="md" />
        <div className="wrap-anywhere min-w-0">
          <p className="font-semibold">
            <bdi>{name}</bdi>
            {id === ownId && <span className="font-normal text-fg-muted"> · {staffWords.you}</span>}
          </p>
          <p className="text-caption text-fg-muted">
            <EmailLink email={username} />
          </p>
        </div>
      </div>
      <p className="pt-0.5 text-fg-muted max-sm:ps-11">
        {role === null ? loadWords.unknown : roleWords[roleTitle(role)]}
      </p>
      <div className="max-sm:ps-11">
        {state === null ? loadWords.unknown : <StaffState state={state} />}
        <Until person={person} />
      </div>
      {isColleague && (
        <div className="mt-1 flex flex-wrap justify-end gap-2 sm:col-span-3">
          {person.hasSecondFactor && (
            <Button size="sm" onClick={() => onReset(person)}>
              <Act label={resetFactors} name={name} />
            </Button>
          )}
          {person.isLinked && (
            <Button size="sm" onClick={() => onUnlink(person)}>
              <Act label={clinicSignOnWords.unlinking.act} name={name} />
            </Button>
          )}
          <Button size="sm" onClick={() => onAccess(person)}>
            <Act label={state === 'ended' ? restoreAccess : endAccess} name={name} />
          </Button>
        </div>
      )}
      {isInvited && (
        <div className="mt-1 flex flex-wrap justify-end gap-2 sm:col-span-3">
          <Button
            size="sm"
            busy={username !== null && sendingTo === username ? staffWords.dialog.busy : undefined}
            onClick={() => onInviteAgain(person)}
          >
            <Act label={inviteAgain} name={name} />
          </Button>
          <Button size="sm" onClick={() => onWithdraw(person)}>
            <Act label={withdraw} name={name} />
          </Button>
        </div>
      )}
    </div>
  );
}

/** What a button does, and for screen readers to whom. */
function Act({ label, name }: { label: string; name: string }) {
  return (
    <span>
      {label}
      <span className="sr-only"> {name}</span>
    </span>
  );
}

/** Until when an invitation is good or since when it is not, or when an access was ended, by the clock of this device. */
function Until({ person: { until, state } }: { person: ReadPerson }) {
  const place = useClock(browserTimeZone());
  const moment = until && formatInstant(until, 'datetime', place);
  if (!moment) return null;
  const says = { expired: staffWords.since, ended: staffWords.on }[String(state)] ?? staffWords.until;
  return <p className="mt-0.5 text-caption text-fg-muted">{says({ moment })}</p>;
}
