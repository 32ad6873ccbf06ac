import { Article, type ArticleSection } from './Article.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const sections: ArticleSection[] = [
  {
    id: 'why',
    title: 'Why we build it',
    text: 'Between two visits to a clinic lie weeks in which nobody knows how a patient is. A cuff, a scale or a meter at home can tell, if the numbers reach someone who knows what they mean for this person. That is all this portal does, and it should do it well.',
  },
  {
    id: 'principles',
    title: 'What we hold to',
    points: [
      'A reading lies in a range: a number alone says little, so it is never shown alone.',
      'Calm until it matters: strong color is for what is critical, and for nothing else.',
      'Never color alone: a word and a shape say it first.',
      'What failed is said plainly, and what was typed is kept.',
      'Nothing of a patient stands in an address, a page title or a log.',
    ],
  },
  {
    id: 'open',
    title: 'Open source',
    text: 'The software is free under the Apache License 2.0. Its rules, tests and decisions can be read by everybody, and every clinic can run it by itself. Whoever runs it is the operator, who is responsible for the data and named under Contact.',
  },
];

/** `/about`: who builds this and by what principles, without a word that is not so. @see SCR-10 */
export function AboutScreen(props: PublicScreenProps) {
  return (
    <Article
      {...props}
      title="About"
      lead="An open portal for remote patient monitoring, built for patients and the people who care for them."
      sections={sections}
    />
  );
}
