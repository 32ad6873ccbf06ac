/**
 * Draws the page as on paper: what stands under `@media print` counts as if it were printed, and what is for screens
 * alone does not. So a story shows in any browser what the printer would get.
 *
 * @returns the way back to the screen
 */
export function asPrinted(): () => void {
  const changed = mediaRulesOf(document)
    .map(({ media }) => ({ media, before: media.mediaText }))
    .filter(({ before }) => /^(print|screen)\b/.test(before));
  if (changed.length === 0) throw new Error('No rule of the page is for print.');
  for (const { media, before } of changed) media.mediaText = before === 'print' ? 'all' : 'not all';
  return () => {
    for (const { media, before } of changed) media.mediaText = before;
  };
}

/** Draws the page on paper as it is on the screen: what is for paper alone does not count, and what is for screens does. */
export function asOnScreen(): void {
  for (const { media } of mediaRulesOf(document))
    media.mediaText = media.mediaText.replace(/^print\b.*/, 'not all').replace(/^screen\b/, 'all');
}

/** The media rules of a page, those inside others included. */
const mediaRulesOf = ({ styleSheets }: Document): CSSMediaRule[] =>
  [...styleSheets].flatMap((sheet) => mediaRulesIn(sheet.cssRules));

/** The rules that count as if the browser said so, with what they are under. */
const asIf = new Map<string, { media: MediaList; before: string }[]>();

/** Lets the rules under such a feature of the browser count, or no more: `(prefers-reduced-motion: reduce)`. */
export function asIfMedia(feature: string, isSo: boolean): void {
  for (const { media, before } of asIf.get(feature) ?? []) media.mediaText = before;
  asIf.delete(feature);
  if (!isSo) return;
  const rules = mediaRulesOf(document)
    .filter(({ media }) => media.mediaText.includes(feature))
    .map(({ media }) => ({ media, before: media.mediaText }));
  for (const { media, before } of rules) media.mediaText = before.replace(feature, '(min-width: 0px)');
  asIf.set(feature, rules);
}

/** The media rules of a list of rules, those inside others included. */
const mediaRulesIn = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? mediaRulesIn(rule.cssRules) : []),
  ]);

/** Makes text twice as large as the reader's browser does by itself. @returns the way back */
export function textAt200(): () => void {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => style.removeProperty('font-size');
}

/** The largest text that the profile offers. @returns the way back */
export function largestText(): () => void {
  const { dataset } = document.documentElement;
  dataset.textSize = 'larger';
  return () => {
    delete dataset.textSize;
  };
}

/** Whether the page is no wider than the window: nothing scrolls sideways but what says so. */
export const fitsTheWindow = () =>
  document.documentElement.scrollWidth <= document.documentElement.clientWidth;
