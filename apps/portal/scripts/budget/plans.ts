import {
  type GuardedName,
  guardedRoutes,
  kindOf,
  mayOpen,
  patientRecordPath,
  type RouteName,
  routes,
  SessionRecord,
} from '@rpm/domain';
import { demoPassword } from '../../e2e/journey.ts';

/** A page of the route table, at an address that shows something. */
export interface PageToVisit {
  name: RouteName;
  address: string;
  /** What the browser keeps of the session of whom it is meant for, as text; `null` for a guest. */
  session: string | null;
}

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

/** Logs in once for each role, and gives all pages of the route table with the session of whom each is meant for. */
export async function pagesToVisit(origin: string, language: string): Promise<PageToVisit[]> {
  const [doctor, patient] = await Promise.all(
    ['doctor@northside.example', 'patient@northside.example'].map((name) => logIn(origin, name)),
  );
  if (!doctor || !patient) throw new Error('Nobody is logged in.');
  const storedFor = (session: SessionRecord) =>
    JSON.stringify({ ...session, preferences: { ...session.preferences, language } });
  const addressOf = (name: RouteName) =>
    routes[name].paths[0].replace(/:(\w+)/g, (_, part: string) => examples[part] ?? part);
  const own: Partial<Record<RouteName, string>> = {
    ...addresses,
    patientDetails: patientRecordPath(patient.user.userId),
  };
  return (Object.keys(routes) as RouteName[]).map((name) => ({
    name,
    address: own[name] ?? addressOf(name),
    session:
      kindOf(name) !== 'guarded' ? null : storedFor(isForPatients(name as GuardedName) ? patient : doctor),
  }));
}
