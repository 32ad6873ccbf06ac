import { systemWords } from '@rpm/domain/words/system';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

const { dialog, grants } = systemWords;

journey(
  'an administrator connects a system, which reads a patient and sends a reading by FHIR; disconnected, it reads nothing (15.3, 15.4)',
  async ({ page, request, baseURL }) => {
    const { publicKey, privateKey } = await generateKeyPair('ES384');
    const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'journey' }] };
    await page.goto('/profile');
    await logIn(page, 'admin@northside.example');
    const card = page.getByRole('region', { name: systemWords.title });
    await card.getByRole('button', { name: systemWords.add }).click();
    const box = page.getByRole('dialog', { name: dialog.title });
    await box.getByLabel(dialog.name).fill('Riverbend EHR');
    for (const grant of ['people', 'readings', 'sendReadings'] as const)
      await box.getByRole('checkbox', { name: grants[grant], exact: true }).check();
    await box.getByLabel(dialog.keys).fill(JSON.stringify(keys));
    await expectAccessible(page);
    await box.getByRole('button', { name: dialog.connect }).click();
    const systemId = (await box.getByRole('status', { name: dialog.id }).textContent()) ?? '';
    const tokenAddress = (await box.getByRole('status', { name: dialog.token }).textContent()) ?? '';
    const base = (await box.getByRole('status', { name: dialog.base }).textContent()) ?? '';
    expect([tokenAddress, base]).toEqual([`${baseURL}/fhir/auth/token`, `${baseURL}/fhir`]);
    await box.getByRole('button', { name: dialog.done }).click();

    const tokenFor = async (id: string) => {
      const assertion = await new SignJWT({ jti: id })
        .setProtectedHeader({ alg: 'ES384', kid: 'journey', typ: 'JWT' })
        .setIssuer(systemId)
        .setSubject(systemId)
        .setAudience(tokenAddress)
        .setExpirationTime('4m')
        .sign(privateKey);
      const answer = await request.post(tokenAddress, {
        form: {
          ...{ grant_type: 'client_credentials', scope: 'system/*.rs system/Observation.c' },
          client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
          client_assertion: assertion,
        },
      });
      return { status: answer.status(), token: String((await answer.json()).access_token) };
    };
    const { token } = await tokenFor('first');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/fhir+json' };
    const get = async (path: string) => (await request.get(`${base}/${path}`, { headers })).json();
    const found = await get('Patient?family=Testpatient&given=Marigold');
    const patient = found.entry[0].resource;
    expect(patient.name[0].text).toContain('Marigold');
    const sent = await request.post(`${base}/Observation`, {
      headers,
      data: {
        ...{ resourceType: 'Observation', status: 'final', subject: { reference: `Patient/${patient.id}` } },
        code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }] },
        effectiveDateTime: new Date(Date.now() - 600_000).toISOString(),
        valueQuantity: { value: 71, system: 'http://unitsofmeasure.org', code: '/min' },
      },
    });
    expect(sent.status()).toBe(201);
    const { id } = await sent.json();
    const readings = await get(`Observation?patient=${patient.id}&code=8867-4`);
    expect(readings.entry[0].resource).toMatchObject({ id, performer: [{}] });
    expect((await request.get(`${base}/Condition?patient=${patient.id}`, { headers })).status()).toBe(403);

    const row = card.getByRole('listitem').filter({ hasText: 'Riverbend EHR' });
    await row.getByRole('button', { name: systemWords.end }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: systemWords.end }).click();
    await expect(card.getByText(systemWords.empty)).toBeVisible();
    expect((await request.get(`${base}/Patient`, { headers })).status()).toBe(401);
    expect((await tokenFor('second')).status).toBe(401);
  },
);
