import type { Services } from '../../api/Services.ts';

/**
 * Opens what a clinic should look after about devices and habits. Several processes may do it at once.
 *
 * @see SCR-02
 */
export async function checkCompliance({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> {
  await store.within('every clinic', async () => {
    await store.compliance.check(clock());
  });
}
