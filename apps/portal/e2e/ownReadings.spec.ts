import type { APIRequestContext } from '@playwright/test';
import { patientWords } from '@rpm/domain/words/patient';
import { silentWords } from '@rpm/domain/words/silent';
import { urgentWords } from '@rpm/domain/words/urgent';
import { vitalWords } from '@rpm/domain/words/vital';
import { demoPassword, expect, expectAccessible, journey, logIn } from './journey.ts';
import { signUp } from './mailbox.ts';

journey.describe.configure({ timeout: 120_000 });

const pressure = vitalWords.kinds.BloodPressure;

/** The clinic's own side of a journey: as its provider, by the API. */
async function clinicOf(request: APIRequestContext) {
  const login = await request.post('/api/login', {
    data: { username: 'doctor@northside.example', password: demoPassword },
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = async <A>(asked: ReturnType<APIRequestContext['get']>): Promise<A> => {
    const given = await asked;
    expect(given.status()).toBe(200);
    return (await given.json()) as A;
  };
  return {
    get: <A>(path: string) => answer<A>(request.get(path, { headers })),
    post: <A>(path: string, data: object) => answer<A>(request.post(path, { headers, data })),
  };
}
type Clinic = Awaited<ReturnType<typeof clinicOf>>;

/** The cuff of an order: it sends what was measured so many seconds ago. */
async function cuffOf(clinic: Clinic, request: APIRequestContext, orderId: string) {
  const { token } = await clinic.post<{ token: string }>('/api/issue-device-token', { orderId });
  return async (systolic: number, diastolic: number, secondsAgo: number) => {
    const at = new Date(Date.now() - secondsAgo * 1000).toISOString();
    const taken = await request.post('/api/readings', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        mrSubType: 'BloodPressure',
        mrTime: at.slice(0, 19).replaceAll('-', '').replace('T', '-'),
        values: { systolic, diastolic },
      },
    });
    expect(await taken.json()).toMatchObject({ accepted: 1 });
  };
}

journey(
  'read, repeat and calm down: what to do stands first, the rest runs down, the second reading is judged, and it is back to normal (PDB-07)',
  async ({ page, request }) => {
    const send = await cuffOf(await clinicOf(request), request, 'RPM-20042');
    // So that the rest is over within the journey.
    await send(198, 124, 270);
    await page.goto('/patient-dashboard');
    await logIn(page, 'patient@northside.example');
    const card = page.getByRole('article', { name: pressure });
    await expect(card.getByText('198/124')).toBeVisible();
    await expect(card.getByText(urgentWords.means.high)).toBeVisible();
    await expect(card.getByText(urgentWords.rest)).toBeVisible();
    await expect(card.getByRole('timer', { name: urgentWords.timer })).toContainText(/0:\d\d/);
    await expect(page.getByRole('link', { name: urgentWords.call911 })).toHaveAttribute('href', 'tel:911');
    await expect(page.getByText(urgentWords.notSeen).first()).toBeVisible();
    await expectAccessible(page);
    // A new log in shows the same time: it goes by the reading.
    await page.reload();
    await expect(card.getByRole('timer')).toBeVisible();
    await expect(card.getByText(urgentWords.measureNow).first()).toBeVisible({ timeout: 45_000 });

    await send(192, 121, 2);
    // It comes by itself.
    await expect(card.getByText(urgentWords.repeated, { exact: true })).toBeVisible({ timeout: 45_000 });
    await expect(card.getByText('192/121').first()).toBeVisible();
    // The journey runs by the real clock: whether the clinic is open then depends on the day.
    const { repeated } = urgentWords.nobodyAnswers;
    await expect(card.getByText(urgentWords.callNow).or(card.getByText(repeated))).toBeVisible();

    await send(118, 76, 0);
    await page.reload();
    await expect(card.getByText(urgentWords.means.back)).toBeVisible();
    await expect(card.getByText('118/76').first()).toBeVisible();
    await expect(card.getByRole('timer')).toHaveCount(0);
  },
);

journey(
  'lose the cuff and come back: it is silent, help is there, I was away, a reading comes, all is well (SCR-02)',
  async ({ page, context, request }) => {
    const clinic = await clinicOf(request);
    const { result } = await clinic.get<{ result: { userId: string }[] }>(
      '/api/compliance-alerts?kind=silent&page=0&noOfRows=20',
    );
    // A patient of the demo with a cuff, who has no account yet.
    const patientId = 'patient-047';
    expect(result.map(({ userId }) => userId)).toContain(patientId);
    const { username } = await clinic.get<{ username: string }>(`/api/patient-info/${patientId}`);
    const { code: activationCode } = await clinic.post<{ code: string }>('/api/activation-code', {
      userId: patientId,
    });
    await signUp({ request, context }, username, activationCode);

    await page.goto('/patient-dashboard');
    await logIn(page, username);
    const { away } = patientWords.patientDashboard;
    await expect(page.getByText(away.asked)).toBeVisible();
    const device = silentWords.devices.BloodPressure;
    await page.getByRole('link', { name: silentWords.help({ device }) }).click();
    await expect(page).toHaveURL('/patient-dashboard?help=BloodPressure');
    await expect(page.getByText(/^We have not heard from your cuff for \d+ days$/)).toBeVisible();
    await expect(page.getByRole('img', { name: silentWords.power.picture })).toBeVisible();
    await expectAccessible(page);

    // A day that is over wherever the patient is: yesterday by UTC can be today there.
    const lastDay = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    await page.getByRole('radio', { name: new RegExp(`^${silentWords.when.before}`) }).check();
    await page.getByLabel(new RegExp(`^${away.until}`)).fill(lastDay);
    await page.getByRole('button', { name: away.save }).click();
    await expect(
      page.getByText(new RegExp(patientWords.patientDashboard.away.saidPast({ date: '.*' }))),
    ).toBeVisible();

    const [order] = await clinic.get<{ orderId: string }[]>(`/api/allotted-devices-to-patient/${patientId}`);
    const send = await cuffOf(clinic, request, order?.orderId ?? '');
    await send(118, 76, 0);
    await page.reload();
    await expect(page.getByText(silentWords.back({ device }))).toBeVisible();
    await page.getByRole('link', { name: silentWords.toDashboard }).click();
    await expect(page.getByRole('article', { name: pressure })).toContainText('118/76');
    await expect(page.getByText(away.asked)).toHaveCount(0);
  },
);
