import type { Photo } from '@rpm/domain';
import { describe, expect, test } from 'vitest';
import { clinicWith, demoAccounts, northside } from '../src/seed/index.ts';
import { startOfTest } from './harness.ts';
import { jpegOf, smallPng } from './pictures.ts';
import { makeStore, storeKinds } from './stores.ts';

const { staff, provider } = demoAccounts;
const actorOf = ({ accountId }: { accountId: string }) => ({
  accountId,
  clinicId: northside.clinicId,
  at: startOfTest,
});
/** A PNG is not taken any more; those that are kept stay. */
const photos: Photo[] = [
  { contentType: 'image/png', content: smallPng },
  { contentType: 'image/jpeg', content: jpegOf(47_000) },
];

describe.each(storeKinds)('photos in the store in %s', (kind) => {
  const fresh = () => makeStore(kind, clinicWith([]));

  test('nobody has one until it is saved, and a new one takes the place of the old (NAV-06)', async () => {
    const store = await fresh();
    expect(await store.photos.find(staff.accountId)).toBeNull();
    expect(await store.photos.find('nobody')).toBeNull();
    for (const photo of photos) {
      await store.photos.save(photo, actorOf(staff));
      expect(await store.photos.find(staff.accountId)).toEqual(photo);
    }
    expect(await store.photos.find(provider.accountId)).toBeNull();
  });

  test('a removed one is gone, and the others stay', async () => {
    const store = await fresh();
    const [photo] = photos as [Photo];
    await store.photos.save(photo, actorOf(staff));
    await store.photos.save(photo, actorOf(provider));
    await store.photos.remove(actorOf(staff));
    expect(await store.photos.find(staff.accountId)).toBeNull();
    expect(await store.photos.find(provider.accountId)).toEqual(photo);
  });

  test('what is done is taken down without the picture; what changes nothing is not', async () => {
    const store = await fresh();
    await store.photos.remove(actorOf(staff));
    for (const photo of photos.slice(0, 2)) await store.photos.save(photo, actorOf(staff));
    await store.photos.remove(actorOf(staff));
    await store.photos.remove(actorOf(staff));
    const actions = ['profile.photo-saved', 'profile.photo-saved', 'profile.photo-removed'];
    expect(await store.audit.list(northside.clinicId)).toEqual(
      actions.map((action) => ({ ...actorOf(staff), action, subject: staff.accountId, details: {} })),
    );
  });
});
