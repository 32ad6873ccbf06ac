import { Article, type ArticleSection } from './Article.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const sections: ArticleSection[] = [
  {
    id: 'patients',
    title: 'For patients',
    cards: [
      {
        title: 'One number, one meaning',
        text: 'Each reading says in plain words whether it is in your range, and what to do if it is not.',
      },
      {
        title: 'You see that it was seen',
        text: 'Measured, received, looked at by whom: three lines under every reading.',
      },
      {
        title: 'Made to be read',
        text: 'Large type, strong contrast, and a letterform in which 0 and O differ. It works with a keyboard and with a screen reader.',
      },
    ],
  },
  {
    id: 'nurses',
    title: 'For nurses and clinic staff',
    cards: [
      {
        title: 'The urgent ones first',
        text: 'Lists begin with critical readings. One press shows who is out of range, whose device is silent, and who was not reviewed yet.',
      },
      {
        title: 'Nothing typed is lost',
        text: 'When the connection breaks, forms keep what you typed, and an order is placed only once.',
      },
      {
        title: 'One next step',
        text: 'Each device order offers the one step that comes next, from acknowledged to activated.',
      },
    ],
  },
  {
    id: 'practices',
    title: 'For practices',
    cards: [
      {
        title: 'Ranges that can be tried',
        text: 'Before limits are saved, they are tried on the last 30 days: how many readings would have been cautious or critical?',
      },
      {
        title: 'A record of who did what',
        text: 'Who set a range, who reviewed a reading and who changed an order is kept with the time.',
      },
      {
        title: 'Your own house',
        text: 'The software is open and can be run on servers of your choice. Only people of your clinic see its patients.',
      },
    ],
  },
  {
    id: 'limits',
    title: 'What it cannot do',
    points: [
      'It does not replace visits, and it is not for emergencies.',
      'It does not watch around the clock. A clinic says when it looks at readings.',
      'It makes no diagnosis. A reading at home can be wrong; measure again, and ask your clinic.',
    ],
  },
];

/** `/benefits`: what each reader has of it, and what it cannot do. @see SCR-10 */
export function BenefitsScreen(props: PublicScreenProps) {
  return (
    <Article
      {...props}
      title="Benefits"
      lead="What readings from home change for the people on both sides of them."
      sections={sections}
    />
  );
}
