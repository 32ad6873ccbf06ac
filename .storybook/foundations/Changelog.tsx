import { Card } from '@rpm/ui/components/Card/Card.tsx';

interface Version {
  name: string;
  components: { name: string; changes: string[] }[];
}

/** The versions in the text of CHANGELOG.md, as `npm run changelog` writes it. */
export function versionsIn(text: string): Version[] {
  const versions: Version[] = [];
  for (const line of text.split('\n')) {
    const [, mark, said = ''] = /^(##|###|-) (.+)$/.exec(line) ?? [];
    const components = versions.at(-1)?.components;
    if (mark === '##') versions.push({ name: said, components: [] });
    if (mark === '###') components?.push({ name: said, changes: [] });
    if (mark === '-') components?.at(-1)?.changes.push(said);
  }
  return versions;
}

/** What changed of each component, by version of the library. */
export function Changelog({ text }: { text: string }) {
  return (
    <div className="mx-auto grid max-w-[60rem] gap-4">
      {versionsIn(text).map(({ name, components }) => (
        <section key={name} aria-label={name} className="grid gap-4">
          <h2 className="text-h1">{name}</h2>
          {components.map((each) => (
            <Card key={each.name} title={`${each.name}, ${name}`} headingLevel={3}>
              <ul className="grid gap-1">
                {each.changes.map((change) => (
                  <li key={change} className="wrap-anywhere">
                    {change}
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </section>
      ))}
    </div>
  );
}
