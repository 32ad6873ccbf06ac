import {
  type GuardedName,
  guardedRoutes,
  kindOf,
  mayOpen,
  patientRecordPath,
  type RoleTitle,
  type RouteName,
  routes,
  SessionRecord,
} from '@rpm/domain';
import { demoPassword } from '../../e2e/journey.ts';
import type { Visitor } from '../firstParts.ts';

/** A page of the route table, at an address that shows something. */
export interface PageToVisit {
  name: RouteName;
  address: string;
  /** What the browser keeps of the session of whom it is meant for, as text; `null` for a guest. */
  session: string | null;
  title: Visitor;
}

/** Who opens pages, of each title one. */
const accounts: Readonly<Record<RoleTitle, string>> = {
  patient: 'patient@northside.example',
  provider: 'doctor@northside.example',
  staff: 'staff@northside.example',
  administrator: 'admin@northside.example',
};

/** What stands for a part of an address, where the word of it is not enough. */
const examples: Readonly<Record<string, string>> = {
  resourceType: 'BloodPressure',
  reportType: 'all',
};
/** The same word means two things in two addresses. */
const addresses: Partial<Record<RouteName, string>> = {
  patientSummaryDetail: '/patient-summary-detail/Condition',
};

async function logIn(origin: string, username: string): Promise<SessionRecord> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`Nobody can log in as ${username}: ${answer.status}`);
  return SessionRecord.parse(await answer.json());
}

/** A page that speaks to both is a patient's where it stands among those of patients. */
function isForPatients(name: GuardedName): boolean {
  const page = guardedRoutes[name];
  if (!mayOpen(name, 'PATIENT')) return false;
  if (!mayOpen(name, 'DOCTOR')) return true;
  return 'under' in page && page.under === 'patientProfile';
}

/** Logs in once for each title, and gives how a page is opened by one. */
async function openers(origin: string, language: string) {
  const logged = await Promise.all(
    Object.entries(accounts).map(async ([title, username]) => [title, await logIn(origin, username)]),
  );
  const sessions: Record<RoleTitle, SessionRecord> = Object.fromEntries(logged);
  const addressOf = (name: RouteName) =>
    routes[name].paths[0].replace(/:(\w+)/g, (_, part: string) => examples[part] ?? part);
  const own: Partial<Record<RouteName, string>> = {
    ...addresses,
    patientDetails: patientRecordPath(sessions.patient.user.userId),
  };
  const storedFor = (title: RoleTitle) => {
    const session = sessions[title];
    return JSON.stringify({ ...session, preferences: { ...session.preferences, language } });
  };
  const open = (name: RouteName, title: Visitor): PageToVisit => ({
    name,
    title,
    address: own[name] ?? addressOf(name),
    session: title === 'guest' ? null : storedFor(title),
  });
  const mayVisit = (name: RouteName): Visitor[] =>
    kindOf(name) !== 'guarded'
      ? ['guest']
      : (Object.keys(accounts) as RoleTitle[]).filter((title) =>
          mayOpen(name as GuardedName, sessions[title].user.role),
        );
  return { open, mayVisit };
}

const names = Object.keys(routes) as RouteName[];

/** All pages of the route table with the session of whom each is meant for first. */
export async function pagesToVisit(origin: string, language: string): Promise<PageToVisit[]> {
  const { open } = await openers(origin, language);
  const titleOf = (name: RouteName): Visitor => {
    if (kindOf(name) !== 'guarded') return 'guest';
    return isForPatients(name as GuardedName) ? 'patient' : 'provider';
  };
  return names.map((name) => open(name, titleOf(name)));
}

/** All pages, each with everybody who may open it. */
export async function visitsOfAll(origin: string): Promise<PageToVisit[]> {
  const { open, mayVisit } = await openers(origin, 'en');
  return names.flatMap((name) => mayVisit(name).map((title) => open(name, title)));
}
