/** A change of components, as the history has it. */
export interface Change {
  version: string;
  /** `2026-11-25` */
  date: string;
  /** The subject of the commit. */
  subject: string;
  /** The components whose code it changed. */
  components: readonly string[];
}

/** A line that was written by hand, because what the component takes has changed. */
interface Said {
  version: string;
  component: string;
  line: string;
}

const told = /^(feat|fix|perf)(?:\([^)]*\))?!?: (.+)$/;
const kinds: Readonly<Record<string, string>> = { feat: 'New', fix: 'Mended', perf: 'Faster' };

/**
 * The lines of a CHANGELOG.md that were written by hand: those of the history begin with a date.
 *
 * @param version what takes the place of "Next"
 */
export function saidIn(text: string, version: string): Said[] {
  const said: Said[] = [];
  let [section, component] = ['', ''];
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line === '## Next' ? version : line.slice('## '.length);
    if (line.startsWith('### ')) component = line.slice('### '.length);
    if (/^- (?!\d{4}-\d\d-\d\d )/.test(line)) said.push({ version: section, component, line });
  }
  return said;
}

/** The text of CHANGELOG.md: by version, newest first, and by component. What changes nothing for whoever uses a component is left out. */
export function changelogOf(changes: readonly Change[], said: readonly Said[] = []): string {
  const versions = Map.groupBy(changes, ({ version }) => version);
  const sections = [...versions].map(([version, all]) => {
    const byHand = said.filter((each) => each.version === version);
    const names = [
      ...new Set([
        ...all.flatMap(({ components }) => components),
        ...byHand.map(({ component }) => component),
      ]),
    ].sort();
    const parts = names.flatMap((name) => {
      const lines = all.flatMap(({ date, subject, components }) => {
        const [, kind = '', what = ''] = told.exec(subject) ?? [];
        return kind && components.includes(name) ? [`- ${date} ${kinds[kind]}: ${what}`] : [];
      });
      const first = byHand.filter(({ component }) => component === name).map(({ line }) => line);
      const whole = [...first, ...lines];
      return whole.length > 0 ? [`### ${name}\n\n${whole.join('\n')}`] : [];
    });
    return `## ${version}\n\n${parts.join('\n\n')}`;
  });
  return `# Changes of the components\n\nWritten from the history by \`npm run changelog -w @rpm/ui\` when a version is made. Only what stands under *Next* is written by hand: what props take now, by component.\n\n${sections.join('\n\n')}\n`;
}
