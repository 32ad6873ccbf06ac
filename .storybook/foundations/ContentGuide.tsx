import { Card } from '@rpm/ui/components/Card/Card.tsx';
import { DataTable } from '@rpm/ui/components/DataTable/DataTable.tsx';
import { contentRules, oneWord } from './contentGuide.ts';

/** The wording as people here write it: American English, and the Spanish of the United States. */
export function ContentGuide() {
  return (
    <div className="mx-auto grid max-w-[72rem] gap-4">
      <p className="max-w-[42rem] text-lead">
        How the product speaks to people in the United States. American spelling everywhere. What the
        specification quotes stays exact to the letter; everything else follows this page. Sentences live in{' '}
        <code>packages/domain/src/words</code>, in both languages, and the examples are taken from there.
      </p>
      {contentRules.map(({ title, text, examples }) => (
        <Card key={title} title={title}>
          <ul className="mb-4 max-w-[42rem] list-disc pl-5">
            {text.map((each) => (
              <li key={each} className="py-0.5">
                {each}
              </li>
            ))}
          </ul>
          <ul className="grid gap-3">
            {examples.map(({ en, es }) => (
              <li
                key={en}
                className="grid gap-x-6 gap-y-1 rounded-md bg-surface-sunken p-3 md:grid-cols-2 forced-colors:border"
              >
                <p lang="en">{en}</p>
                <p lang="es">{es}</p>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      <Card title="One word for one thing" isFlush>
        <DataTable
          caption="Words"
          rows={oneWord}
          rowKey={([use]) => use}
          columns={[
            { id: 'use', header: 'Say', isRowHeader: true, cell: ([use]) => use },
            { id: 'what', header: 'For', cell: ([, what]) => what },
            { id: 'not', header: 'Not', cell: ([, , not]) => not },
          ]}
        />
      </Card>
    </div>
  );
}
