import type { Browser } from 'playwright';
import { hashOf } from './pixels.ts';

/** On what pictures were taken. Pictures are compared only with those of an equal machine. */
export interface Machine {
  chromium: string;
  platform: string;
  /** The pixels of a page on which all lies that machines draw differently: their own fonts, edges, blurs. */
  drawing: string;
}

/** Everything that is not the product's own to decide: what fonts the machine has, how its browser smooths and blurs. */
const probe = `<!doctype html><html lang="en"><body style="margin: 8px; font-size: 15px">
  <p style="font-family: sans-serif">Hamburgefonstiv 0O 1lI &mdash; &rarr; &check; &half;</p>
  <p style="font-family: serif">Hamburgefonstiv <b>bold</b> <i>slanted</i></p>
  <p style="font-family: monospace">Hamburgefonstiv 0O 1lI</p>
  <p style="font-family: system-ui">&#x4E2D;&#x6587; &#x627;&#x644;&#x639; &#x5D0;&#x5D1; &#x1F600; &#x26A0; &#x2713; &#x25B2;</p>
  <input value="typed"><input type="checkbox" checked><input type="date"><select><option>One</option></select>
  <div style="width: 150px; height: 60px; border-radius: 13px; background: linear-gradient(33deg, #123, #fc8);
    box-shadow: 0 3px 9px #0007; transform: rotate(3deg)"></div>
  <svg width="150" height="60"><circle cx="40" cy="30" r="25.3" fill="#28c8" /><path d="M5 50Q60 0 140 50" fill="none" stroke="#000" /></svg>
</body></html>`;

/** What this machine draws with. */
export async function machineOf(browser: Browser): Promise<Machine> {
  const page = await browser.newPage({ viewport: { width: 400, height: 500 } });
  await page.setContent(probe);
  const drawing = hashOf(await page.screenshot({ caret: 'hide' }));
  await page.close();
  return { chromium: browser.version(), platform: `${process.platform} ${process.arch}`, drawing };
}

/** What of two machines is not the same, in words; empty: they draw alike. */
export function differencesOf(kept: Machine, here: Machine): string[] {
  const named = { chromium: 'Chromium', platform: 'platform', drawing: 'fonts or drawing' } as const;
  return (['chromium', 'platform', 'drawing'] as const)
    .filter((each) => kept[each] !== here[each])
    .map((each) => `${named[each]} ${kept[each]} there, ${here[each]} here`);
}
