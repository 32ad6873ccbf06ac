import {
  fhirId,
  fhirIdOf,
  fhirTypes,
  hospitalKinds,
  type NotifiedEvent,
  notificationContents,
  notificationOf,
  vitalKinds,
} from '@rpm/domain';
import type { Bundle, CapabilityStatement, DocumentReference, FhirResource } from 'fhir/r4';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoWorld } from '../src/seed/demo.ts';
import { aSubscription, demoAccounts, northside } from '../src/seed/index.ts';
import { faultsOf, loadDefinitions, profilesOf } from './fhirValidator.ts';
import { askFhir, nextOf, ownSystem, tokenFor } from './fhirWorld.ts';
import { startOfTest, testApi } from './harness.ts';
import { recordOf } from './hospitalRecords.ts';
import { makeStore } from './stores.ts';
import { billOctober, withRecords } from './wholePatient.ts';

/** What is searched without a patient. */
const ofNoPatient = ['Patient', 'Practitioner', 'Organization', 'Subscription', 'Basic'];

beforeAll(loadDefinitions);

/** `VALIDATE=each` gives the validator all readings there are, not one of each shape: some minutes. */
const validatesEach = process.env.VALIDATE === 'each';

/** A resource without what differs from one reading to the next: who, when, and how much. */
const shapeOf = (resource: FhirResource): string =>
  JSON.stringify(resource, (key, value: unknown) => {
    if (key === 'id') return '';
    if (key === 'value' && typeof value === 'number') return Number.isInteger(value) ? 1 : 1.5;
    if (typeof value !== 'string') return value;
    if (key === 'reference') return value.replace(/\/.*/, '');
    return /^\d{4}-/.test(value) ? value.replace(/\d/g, '0') : value;
  });

describe('what is served is valid (15.3)', () => {
  const timeout = validatesEach ? 1_200_000 : 120_000;
  test('by R4 and US Core: every resource of every patient of the demo', { timeout }, async () => {
    const world = demoWorld(startOfTest);
    const subscriptions = [
      aSubscription({ systemId: 'system_own', heartbeatSeconds: 600, filters: ['Observation?code=8867-4'] }),
    ];
    const systems = [await ownSystem()];
    const api = testApi(await makeStore('memory', { ...withRecords(world), systems, subscriptions }));
    await billOctober(api);
    const token = await tokenFor(api, 'all');
    const counts = new Map<string, number>();
    const faults = new Set<string>();
    /** The profiles that resources of each type claim. */
    const claimed = new Map<string, Set<string>>();
    const look = (resource: FhirResource) => {
      const claims = claimed.get(resource.resourceType) ?? new Set();
      for (const profile of profilesOf(resource)) claims.add(profile);
      claimed.set(resource.resourceType, claims);
      counts.set(resource.resourceType, (counts.get(resource.resourceType) ?? 0) + 1);
      for (const fault of faultsOf(resource)) faults.add(fault);
    };
    const all = async (path: string) => {
      const { status, json } = await askFhir(api, token, path);
      expect([path, status]).toEqual([path, 200]);
      look(json as FhirResource);
      for (const { resource } of (json as Bundle).entry ?? []) if (resource) look(resource as FhirResource);
      return json as FhirResource;
    };
    for (const type of ofNoPatient) await all(`${type}?_count=500`);
    for (const path of ['subscription-1/$status', '$status?status=off']) await all(`Subscription/${path}`);
    const own = world.patients.filter(({ clinicId }) => clinicId === northside.clinicId);
    for (const { patientId } of own) {
      const patient = fhirId(patientId);
      for (const type of fhirTypes)
        if (![...ofNoPatient, 'Binary'].includes(type))
          await all(`${type}?patient=${patient}&_count=${vitalKinds.length * 4}`);
    }
    const { json: files } = await askFhir(
      api,
      token,
      `DocumentReference?patient=${fhirId(demoAccounts.patient.accountId)}`,
    );
    for (const { resource } of (files as Bundle).entry ?? []) {
      const { content = [] } = resource as Partial<DocumentReference>;
      const url = content[0]?.attachment.url;
      const path = url?.replace('https://portal.example/fhir/', '');
      if (path) look((await askFhir(api, token, path)).json as FhirResource);
    }
    for (const kind of hospitalKinds) {
      const { recordId } = recordOf(kind);
      await all(`Provenance?target=${kind}/${fhirIdOf(demoAccounts.patient.accountId, recordId)}`);
    }
    const passed = new Map<string, number>();
    const shapes = new Set<string>();
    for (const { patientId } of own) {
      for (let next: string | undefined = `Patient/${fhirId(patientId)}/$everything`; next; ) {
        const bundle: Bundle = (await askFhir(api, token, next)).json;
        for (const { resource } of bundle.entry ?? []) {
          const found = resource as FhirResource;
          passed.set(found.resourceType, (passed.get(found.resourceType) ?? 0) + 1);
          const shape = shapeOf(found);
          if (!validatesEach && shapes.has(shape)) continue;
          shapes.add(shape);
          look(found);
        }
        next = nextOf(bundle);
      }
    }
    const ids = new Set(own.map(({ patientId }) => patientId));
    const readings = [...(world.readings?.() ?? [])].filter(({ patientId }) => ids.has(patientId)).length;
    expect([readings > 10_000, passed.get('Observation')]).toEqual([true, readings]);
    expect(passed.get('Provenance')).toBe(readings + hospitalKinds.length);
    for (const path of ['metadata', `Patient/${fhirId(demoAccounts.patient.accountId)}/$everything`])
      await all(path);
    for (const content of notificationContents) {
      const alert = (await all(`DetectedIssue?patient=${fhirId(demoAccounts.patient.accountId)}`)) as Bundle;
      const reading = (await all(
        `Observation?patient=${fhirId(demoAccounts.patient.accountId)}&_count=1`,
      )) as Bundle;
      const focus = [...(alert.entry ?? []), ...(reading.entry ?? [])].flatMap(
        ({ resource }) => resource ?? [],
      );
      const events = [...focus, null].map((each, at) => ({
        ...{ number: at + 1, at: '2026-11-20T15:00:00Z' },
        focus: each as NotifiedEvent['focus'],
      }));
      const standing = { base: 'https://portal.example/fhir', subscriptionId: 'one', counted: 9, content };
      for (const error of [null, 'no-response'] as const)
        look(
          notificationOf(
            { ...standing, topic: 'alerts', state: 'active', error },
            ...(['event-notification', events, '2026-11-20T15:00:00Z'] as const),
          ),
        );
    }
    expect([...faults].slice(0, 20)).toEqual([]);
    expect([...counts.keys()].sort()).toEqual(
      [...fhirTypes, 'Bundle', 'CapabilityStatement', 'Parameters'].sort(),
    );
    expect(Math.min(...counts.values())).toBeGreaterThan(0);
    const { json: statement } = await askFhir(api, token, 'metadata');
    const supported = new Map(
      ((statement as CapabilityStatement).rest?.[0]?.resource ?? []).map((each) => [
        each.type,
        // That of the guide for subscriptions is how one is made; the validator has no definition of it.
        each.type === 'Subscription' ? [] : (each.supportedProfile ?? []),
      ]),
    );
    for (const type of fhirTypes)
      expect([type, [...(claimed.get(type) ?? [])].sort()]).toEqual([type, supported.get(type)?.sort()]);
  });
});
