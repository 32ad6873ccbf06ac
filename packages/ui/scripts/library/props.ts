/** Components by name, each with the types of its props, and objects that components take. `size?` may be left out. */
export type Props = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Something that whoever uses the components has to know. */
interface Difference {
  component: string;
  /** What must stand in the line that tells of it; `null`: any line does. */
  prop: string | null;
  what: string;
}

/** What is not as it was when the last version was made. */
function differencesOf(before: Props, now: Props): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  return names.flatMap((component): Difference[] => {
    const [old, fresh] = [before[component], now[component]];
    if (!old || !fresh) return [{ component, prop: null, what: `${component} is ${fresh ? 'new' : 'gone'}` }];
    const typesOf = (props: Readonly<Record<string, string>>, prop: string) =>
      ['', '?'].flatMap((mark) => (prop + mark in props ? [`${mark} ${props[prop + mark]}`] : [])).join();
    const props = new Set([...Object.keys(old), ...Object.keys(fresh)].map((each) => each.replace('?', '')));
    return [...props].flatMap((prop): Difference[] => {
      const [was, is] = [typesOf(old, prop), typesOf(fresh, prop)];
      if (was === is) return [];
      const how = was === '' ? 'is new' : is === '' ? 'is gone' : 'takes something else';
      return [{ component, prop, what: `${component}: the prop ${prop} ${how}` }];
    });
  });
}

/** What stands under a component in the part of CHANGELOG.md that is written by hand, for the version to come. */
function saidOf(changelog: string, component: string): string[] {
  const next = /^## Next\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog)?.[1] ?? '';
  const [, lines = ''] =
    next
      .split(/^### /m)
      .map((part) => new RegExp(`^${component}\\n([\\s\\S]*)$`).exec(part))
      .find(Boolean) ?? [];
  return lines.split('\n').filter((line) => line.startsWith('- '));
}

/**
 * What has changed of the components since the last version, and CHANGELOG.md does not say yet.
 *
 * @returns a sentence for each: what has changed, and what to write
 */
export function unsaid(before: Props, now: Props, changelog: string): string[] {
  return differencesOf(before, now)
    .filter(({ component, prop }) => {
      const lines = saidOf(changelog, component);
      return prop === null ? lines.length === 0 : !lines.some((line) => line.includes(`\`${prop}\``));
    })
    .map(
      ({ component, prop, what }) =>
        `${what}. Say so in packages/ui/CHANGELOG.md, under "## Next" and "### ${component}", in a line "- ${prop ? `\`${prop}\`: ` : ''}…".`,
    );
}
