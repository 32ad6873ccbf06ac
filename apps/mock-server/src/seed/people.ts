import type { StoredPatient } from '../subjects/patients/contract.ts';
import { aPatient } from './builders.ts';
import { demoAccounts, northside, southside } from './clinics.ts';
import { type Draw, draws } from './random.ts';

const firstNames = [
  'Marigold',
  'Sorrel',
  'Juniper',
  'Basil',
  'Rowan',
  'Aster',
  'Alder',
  'Hazel',
  'Clover',
  'Linden',
  'Bramble',
  'Fern',
  'Yarrow',
  'Laurel',
  'Myrtle',
  'Tansy',
  'Poppy',
  'Saffron',
  'Sage',
  'Thistle',
  'Willow',
  'Briar',
  'Cedar',
  'Dahlia',
  'Heath',
  'Ivy',
  'Jasmine',
  'Lavender',
  'Maple',
  'Nettle',
] as const;

const lastNames = [
  'Testpatient',
  'Fixture',
  'Mockford',
  'Placeholder',
  'Dummyfield',
  'Specimen',
  'Sampleton',
  'Trialsby',
  'Demoson',
  'Exampleton',
  'Madeupson',
  'Fakenham',
  'Notarealname',
  'Synthwell',
  'Labelling',
  'Draftsmith',
  'Templatey',
  'Pretendly',
  'Stubley',
  'Prototypo',
] as const;

const pairs = firstNames.length * lastNames.length;
/** No common divisor with the number of pairs, so that the walk meets each pair once. */
const stride = 37;

/** Those of the mock-ups, with their birth dates, in their order. */
export const knownPatients: readonly [first: string, last: string, birthDate: string][] = [
  ['Marigold', 'Testpatient', '1948-03-04'],
  ['Sorrel', 'Fixture', '1938-12-08'],
  ['Juniper', 'Mockford', '1943-07-29'],
  ['Basil', 'Placeholder', '1956-01-17'],
  ['Rowan', 'Dummyfield', '1954-04-14'],
  ['Aster', 'Specimen', '1947-06-30'],
  ['Alder', 'Sampleton', '1951-11-11'],
  ['Hazel', 'Trialsby', '1962-08-19'],
  ['Clover', 'Demoson', '1960-09-02'],
  ['Linden', 'Exampleton', '1949-05-23'],
];

const two = (value: number) => String(value).padStart(2, '0');

/** A birth date between 1930 and 1989 that every month has. */
const birthDate = (draw: Draw) =>
  `${draw.whole(1930, 1989)}-${two(draw.whole(1, 12))}-${two(draw.whole(1, 28))}`;

/** The e-mail address of a made-up person. `example.test` can never be a real domain (RFC 6761). */
const email = (first: string, last: string) => `${first}.${last}@example.test`.toLowerCase();

/** Three in four go to the first clinic. */
const clinicOf = (number: number) => (number % 4 === 0 ? southside : northside).clinicId;

/**
 * People whose names say that they are made up.
 *
 * @param count at most 600, those of the mock-ups included and first
 */
export function makePeople(count: number): StoredPatient[] {
  const draw = draws(20_261_120);
  const people = knownPatients.map(([firstName, lastName, born], at) =>
    person(at + 1, northside.clinicId, firstName, lastName, born),
  );
  const { marigold, sylvan } = patientsWithAccounts();
  if (people[0]) people[0] = { ...people[0], ...marigold };
  people.splice(knownPatients.length, 0, sylvan);
  const taken = new Set(people.map((each) => each.username));
  for (let step = 0; people.length < count && step < pairs; step += 1) {
    const pair = (step * stride + 11) % pairs;
    const firstName = firstNames[pair % firstNames.length] ?? '';
    const lastName = lastNames[Math.floor(pair / firstNames.length)] ?? '';
    if (taken.has(email(firstName, lastName))) continue;
    const number = people.length + 1;
    people.push(person(number, clinicOf(number), firstName, lastName, birthDate(draw)));
  }
  return people;
}

function person(
  number: number,
  clinicId: string,
  firstName: string,
  lastName: string,
  born: string,
): StoredPatient {
  const patientId = `patient-${String(number).padStart(3, '0')}`;
  const isSouth = clinicId === southside.clinicId;
  const northProvider = number % 2 ? demoAccounts.provider : demoAccounts.colleague;
  return aPatient({
    patientId,
    clinicId,
    providerId: (isSouth ? demoAccounts.otherProvider : northProvider).accountId,
    firstName,
    lastName,
    birthDate: born,
    username: email(firstName, lastName),
    gender: genders[number % genders.length] ?? null,
    phone: `+1 202 555 ${String(1000 + number)}`,
    address: { street: `${number} Example Street`, city: 'Sampletown', state: 'NY', zipCode: '10001' },
    emergencyContact: { name: `Campion ${lastName}`, phone: `+1 202 555 ${2000 + number}`, relation: 'Son' },
    timeZone: (isSouth ? southside : northside).timeZone,
  });
}

/** The ways in which genders come (DSP-01), and one that nobody can read. */
const genders = ['female', 'm', 'F', 'male', 'nb', 'Non Binary', 'not recorded'] as const;

/** The patients who can log in: their records bear the ids and names of their accounts. */
function patientsWithAccounts(): { marigold: Partial<StoredPatient>; sylvan: StoredPatient } {
  const { patient, otherPatient, otherProvider } = demoAccounts;
  const { firstName, middleName, lastName } = otherPatient;
  return {
    marigold: { patientId: patient.accountId, username: patient.username },
    sylvan: aPatient({
      patientId: otherPatient.accountId,
      clinicId: southside.clinicId,
      providerId: otherProvider.accountId,
      username: otherPatient.username,
      firstName,
      middleName,
      lastName,
      language: 'es-US',
      timeZone: southside.timeZone,
    }),
  };
}
