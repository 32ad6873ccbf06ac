import { useStaff } from '@rpm/api-client';
import {
  type BillingStep,
  billingSteps,
  fullName,
  isAdministrator,
  isStepDone,
  type KnownBillingSettings,
  routes,
} from '@rpm/domain';
import { billingSetupWords } from '@rpm/domain/words/billingSetup';
import {
  FileText,
  type LucideIcon,
  MapPin,
  MonitorSmartphone,
  Percent,
  Timer,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { EmailLink } from '../../parts/orders/cells.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';

const texts = billingSetupWords;

/** What one has at hand for each step that asks for something. */
const needed = [
  ['practice', FileText],
  ['providers', UserRound],
  ['rules', MapPin],
  ['rates', Percent],
] as const satisfies readonly [BillingStep, LucideIcon][];

const clocks = [
  ['supply', MonitorSmartphone],
  ['care', Timer],
] as const;

interface SetupAsideProps {
  /** The step that is open. */
  open: BillingStep | null;
  known: KnownBillingSettings;
  /** Setup is under way, and the reader is one of those who can finish it. */
  mayHandOver: boolean;
}

/** Beside the steps: why there are two clocks, what one needs at hand, and who else can go on (t5). @see SCR-04 */
export function SetupAside({ open, known: { settings }, mayHandOver }: SetupAsideProps) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {open && (
        <p className="text-fg-muted">
          {texts.progress({ at: billingSteps.indexOf(open) + 1, of: billingSteps.length })}
        </p>
      )}
      <Card title={texts.clocks}>
        <p className="pb-3">{texts.clocksSay}</p>
        <Points>
          {clocks.map(([clock, icon]) => (
            <Point key={clock} icon={icon} title={texts.clock[clock].title}>
              {texts.clock[clock].says}
            </Point>
          ))}
        </Points>
      </Card>
      <Card title={texts.need}>
        <Points>
          {needed.map(([step, icon]) => (
            <Point key={step} icon={icon} title={texts.needs[step]}>
              {isStepDone(settings, step) ? texts.done : texts.open}
            </Point>
          ))}
        </Points>
      </Card>
      {mayHandOver && <Others />}
    </div>
  );
}

const Points = ({ children }: { children: ReactNode }) => (
  <ul className="flex flex-col divide-y divide-line">{children}</ul>
);

const Point = ({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) => (
  <li className="flex items-start gap-3 py-3">
    <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 flex-none text-fg-muted" />
    <div className="min-w-0">
      <strong className="font-semibold">{title}</strong>
      <p className="text-caption text-fg-muted">{children}</p>
    </div>
  </li>
);

/** The other administrators, each with an address to write to; who is alone is led to where one invites. */
function Others() {
  const { userId } = useSession().user;
  const { loadable } = useStaff();
  return (
    <Card title={texts.others.title}>
      <Loaded loadable={loadable} says={texts.others.loading} headingLevel={3} skeleton={<Skeleton />}>
        {({ result }) => {
          const others = result.rows.filter(
            ({ id, role, state }) => state === 'active' && isAdministrator(role ?? '') && id !== userId,
          );
          if (others.length === 0)
            return (
              <p>
                {texts.others.alone}{' '}
                <Link to={routes.profile.paths[0]} look="alone">
                  {texts.others.invite}
                </Link>
              </p>
            );
          return (
            <>
              <p>{texts.others.says}</p>
              <ul className="flex flex-col divide-y divide-line">
                {others.map((person) => (
                  <li key={person.id} className="py-3">
                    <bdi className="wrap-anywhere font-semibold">{fullName(person)}</bdi>
                    <p className="text-caption">
                      <EmailLink email={person.username} />
                    </p>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
