import { accountWords } from '@rpm/domain/words/account';
import { carerWords } from '@rpm/domain/words/carer';
import { navWords, othersPageWords } from '@rpm/domain/words/frame';
import { loginWords } from '@rpm/domain/words/login';
import { mailWords } from '@rpm/domain/words/mails';
import { shareWords } from '@rpm/domain/words/share';
import { timelineWords } from '@rpm/domain/words/timeline';
import { expect, expectAccessible, journey, logIn } from './journey.ts';
import { hashed, newestMail } from './mailbox.ts';

journey.describe.configure({ timeout: 120_000 });
journey.use({ expectedConsole: { lines: [/status of 404/, /HTTP error! status: 404/] } });

const other = 'doctor2@northside.example';
const texts = carerWords.register;
const password = 'three old paper boats';

journey(
  'a patient shares, the other looks by the link of the mail, it is stopped, and the open page ends (SCR-07, behaviour R20)',
  async ({ page, context, browser }) => {
    await page.goto('/recentShared');
    await logIn(page, 'patient@northside.example');
    await expect(page).toHaveURL('/recentShared', hashed);
    await page.getByRole('button', { name: shareWords.share, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: shareWords.form.title });
    await dialog.getByLabel(shareWords.form.who).fill(other);
    await dialog.getByRole('checkbox', { name: shareWords.parts.notes }).check();
    await dialog.getByRole('button', { name: shareWords.form.send }).click();
    const stop = page.getByRole('button', { name: new RegExp(`^${shareWords.stop}: .*${other}`) });
    await expect(stop).toBeVisible();
    await expectAccessible(page);

    const mail = await newestMail(context, other, mailWords.share.subject);
    const [link = ''] = /\/TemporaryTimeline\/\S+/.exec(mail) ?? [];
    expect(link).not.toBe('');
    const elsewhere = await browser.newContext();
    const theirs = await elsewhere.newPage();
    await theirs.goto(link);
    await expect(theirs).toHaveURL('/login');
    await logIn(theirs, other);
    // The token has left the address bar.
    await expect(theirs).toHaveURL(/\/myFriends-timeline\?friend=[^/]+$/, hashed);
    const heading = timelineWords.friend.views.timeline.heading({ name: 'Marigold Testpatient' });
    await expect(theirs.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(
      theirs.getByRole('radio', { name: new RegExp(`^${timelineWords.kinds.notes}`) }),
    ).toBeVisible();
    await expect(
      theirs.getByRole('radio', { name: new RegExp(`^${timelineWords.kinds.files}`) }),
    ).toHaveCount(0);
    expect(await theirs.title()).not.toContain('Marigold');

    await page.reload();
    const name = page.getByRole('button', { name: new RegExp(`^${shareWords.stop}: `) });
    await expect(name.first()).toBeVisible();
    await expect(page.getByText(new RegExp(`^${shareWords.opened({ time: '' })}`)).first()).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: other });
    await card.getByRole('button', { name: new RegExp(`^${shareWords.stop}: `) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: shareWords.stopping.stop }).click();
    await expect(card).toHaveCount(0);

    // Within a minute, and without a press.
    await expect(theirs.getByRole('heading', { name: timelineWords.ended.title })).toBeVisible({
      timeout: 60_000,
    });
    await expect(theirs.getByText('Marigold')).toHaveCount(0);
    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { name: timelineWords.ended.title })).toBeVisible();
    await elsewhere.close();
  },
);

journey(
  'whoever is nobody’s patient makes an account by the link, sees what is shared, and nothing else (SCR-07, behaviour R20)',
  async ({ page, context, browser }) => {
    const daughter = 'ivy@example.test';
    await page.goto('/recentShared');
    await logIn(page, 'patient@northside.example');
    await page.getByRole('button', { name: shareWords.share, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: shareWords.form.title });
    await dialog.getByLabel(shareWords.form.who).fill(daughter);
    await dialog.getByRole('button', { name: shareWords.form.send }).click();
    await expect(page.getByRole('article').filter({ hasText: daughter })).toBeVisible();

    const mail = await newestMail(context, daughter, mailWords.share.subject);
    const [link = ''] = /\/TemporaryTimeline\/\S+/.exec(mail) ?? [];
    const elsewhere = await browser.newContext();
    const theirs = await elsewhere.newPage();
    await theirs.goto(link);
    await expect(theirs.getByText(loginWords.shared)).toBeVisible();
    await theirs.getByRole('link', { name: loginWords.register }).click();
    await expect(theirs.getByRole('heading', { name: texts.title })).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByLabel(texts.firstName).fill('Ivy');
    await theirs.getByLabel(texts.lastName).fill('Testpatient');
    await theirs.getByLabel(accountWords.password.newLabel, { exact: true }).fill(password);
    await theirs.getByRole('checkbox').check();
    await theirs.getByRole('button', { name: texts.submit }).click();
    await expect(theirs.getByText(texts.done)).toBeVisible();
    await expect(theirs.getByLabel(loginWords.email)).toHaveValue(daughter);
    await logIn(theirs, daughter, password);
    await expect(theirs).toHaveURL(/\/myFriends-timeline\?friend=[^/]+$/, hashed);
    const heading = timelineWords.friend.views.timeline.heading({ name: 'Marigold Testpatient' });
    await expect(theirs.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    const refused: string[] = [];
    theirs.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(answer.url());
    });
    await theirs.goto('/patient-dashboard');
    await expect(theirs).toHaveURL('/myFriends-timeline');
    await theirs.goto('/my-timeline');
    await expect(theirs.getByRole('heading', { name: othersPageWords.patients })).toBeVisible();
    await theirs.getByRole('main').getByRole('link', { name: navWords.items.sharedWithMe }).click();
    await expect(theirs.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    // Neither the pages nor what is asked ahead of them ask for what a carer may not see.
    expect(refused).toEqual([]);
    await elsewhere.close();

    // The patient sees by name who has looked.
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: 'Ivy Testpatient' })).toBeVisible();
  },
);
