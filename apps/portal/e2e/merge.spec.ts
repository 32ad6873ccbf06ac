import { allocationWords } from '@rpm/domain/words/allocation';
import { mergeWords } from '@rpm/domain/words/merge';
import { patientLifeWords } from '@rpm/domain/words/patientLife';
import { clinicCalls } from './clinicCalls.ts';
import { expect, expectAccessible, journey, logIn } from './journey.ts';

const { choose, compare, confirm, undoing } = mergeWords;
const kept = { firstName: 'Mallow', lastName: 'Twicely', username: 'mallow.twicely@example.test' };
const double = { firstName: 'Malow', lastName: 'Twicley', username: 'malow.twicley@example.test' };
const note = 'Measures sitting down, on the left arm.';

journey(
  'an administrator makes two records of one person one, finds in it what was in both, and undoes it (F5)',
  async ({ page, request }) => {
    journey.setTimeout(180_000);
    const clinic = await clinicCalls(request, 'doctor@northside.example');
    const keptId = await clinic.enroll('user-doctor-northside', kept);
    const doubleId = await clinic.enroll('user-doctor-northside', double);
    await clinic.note(doubleId, note);
    const recordOf = (id: string, tab: string) => `/patientdetails?id=${encodeURIComponent(id)}&tab=${tab}`;
    const card = page.getByRole('region', { name: patientLifeWords.title });

    await page.goto(recordOf(keptId, 'demographics'));
    await logIn(page, 'admin@northside.example');
    await card.getByRole('button', { name: mergeWords.open }).click();
    const search = page.getByRole('dialog', { name: choose.title });
    await search.getByLabel(allocationWords.search).fill('twicley');
    await search.getByRole('button', { name: /Malow Twicley/ }).click();
    const both = page.getByRole('dialog', { name: compare.title });
    await expect(both.getByRole('table', { name: compare.table })).toContainText(double.username);
    await expectAccessible(page);
    await both.getByRole('button', { name: compare.next }).click();
    const last = page.getByRole('dialog', { name: confirm.title });
    await expect(last.getByText(confirm.lists({ address: double.username }))).toBeVisible();
    await last.getByRole('button', { name: confirm.submit }).click();
    await expect(page.getByText(confirm.done)).toBeVisible();
    await expect(card.getByRole('button', { name: mergeWords.undo })).toBeVisible();

    // What was in the other record is in this one now.
    await page.goto(recordOf(keptId, 'notes'));
    await expect(page.getByText(note)).toBeVisible();
    // The other one is in no list, and its address leads here.
    await page.goto('/patient-list');
    await page.getByRole('searchbox').fill('twic');
    await expect(page.getByRole('link', { name: 'Mallow Twicely' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Malow Twicley' })).toHaveCount(0);
    await page.goto(recordOf(doubleId, 'notes'));
    await expect(page.getByText(mergeWords.banner({ name: 'Mallow Twicely' }))).toBeVisible();
    await expect(page.getByText(note)).toHaveCount(0);
    await page.getByRole('link', { name: mergeWords.follow({ name: 'Mallow Twicely' }) }).click();
    await expect(page).toHaveURL(recordOf(keptId, 'demographics'));

    // Back to two.
    await card.getByRole('button', { name: mergeWords.undo }).click();
    const question = page.getByRole('alertdialog', { name: undoing.title({ name: 'Malow Twicley' }) });
    await question.getByRole('button', { name: mergeWords.undo }).click();
    await expect(page.getByText(undoing.done)).toBeVisible();
    await page.goto(recordOf(doubleId, 'notes'));
    await expect(page.getByText(note)).toBeVisible();
    await page.goto(recordOf(keptId, 'notes'));
    await expect(page.getByRole('heading', { name: /Mallow Twicely/ }).first()).toBeVisible();
    await expect(page.getByText(note)).toHaveCount(0);
  },
);
