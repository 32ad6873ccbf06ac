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

const told = /^(feat|fix|perf)(?:\([^)]*\))?!?: (.+)$/;
const kinds: Readonly<Record<string, string>> = { feat: 'New', fix: 'Mended', perf: 'Faster' };

/** The text of CHANGELOG.md: by version, newest first, and by component. What changes nothing for whoever uses a component is left out. */
export function changelogOf(changes: readonly Change[]): string {
  const versions = Map.groupBy(changes, ({ version }) => version);
  const sections = [...versions].map(([version, all]) => {
    const names = [...new Set(all.flatMap(({ components }) => components))].sort();
    const parts = names.flatMap((name) => {
      const lines = all.flatMap(({ date, subject, components }) => {
        const [, kind = '', what = ''] = told.exec(subject) ?? [];
        return kind && components.includes(name) ? [`- ${date} ${kinds[kind]}: ${what}`] : [];
      });
      return lines.length > 0 ? [`### ${name}\n\n${lines.join('\n')}`] : [];
    });
    return `## ${version}\n\n${parts.join('\n\n')}`;
  });
  return `# Changes of the components\n\nWritten from the history by \`npm run changelog -w @rpm/ui\` when a version is made. Do not edit.\n\n${sections.join('\n\n')}\n`;
}
