import { Link } from '../../components/Link/Link.tsx';
import { Article, type ArticleSection } from './Article.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const sections: ArticleSection[] = [
  {
    id: 'monitoring',
    title: 'Monitoring',
    cards: [
      {
        title: 'Dashboards',
        text: 'Clinic totals, readings by patient, week, month or overall, most critical first.',
      },
      {
        title: 'Patient record',
        text: 'A card and a chart for each vital, with the limits drawn behind the readings and the same values as a table.',
      },
      { title: 'Reviews', text: 'Who has looked at the readings, and when. The patient sees it, too.' },
    ],
  },
  {
    id: 'devices',
    title: 'Devices and orders',
    cards: [
      {
        title: 'Assign Device',
        text: 'Choose a patient and devices from what your clinic supports. A second device of one model is asked about.',
      },
      {
        title: 'Reference ranges',
        text: 'Four limits for each value, tried on past readings before they count.',
      },
      {
        title: 'Device Orders',
        text: 'Every order from submitted to activated, by pickup or mail, with a letter to print.',
      },
    ],
  },
  {
    id: 'patients',
    title: 'The patient’s side',
    cards: [
      {
        title: 'Own dashboard',
        text: 'The latest readings and what they mean, in large print, on any phone.',
      },
      { title: 'Activation', text: 'One serial number, with help to find it on each kind of device.' },
      { title: 'User guide', text: 'How to measure each vital right, as a large print PDF.' },
    ],
  },
  {
    id: 'safety',
    title: 'Security and access',
    points: [
      'Each person sees what their role allows: a patient their own readings, clinic staff the patients of their clinic.',
      'A session ends after 5 minutes without activity, after a warning.',
      'Pages, forms and charts are built for WCAG 2.2 AA: keyboard, screen reader, zoom, dark theme, print.',
    ],
  },
];

/** `/offerings`: what is in it, as cards. @see SCR-10 */
export function OfferingsScreen(props: PublicScreenProps) {
  return (
    <Article
      {...props}
      title="Offerings"
      lead="What a clinic and its patients can do with the portal."
      sections={sections}
    >
      <p className="mt-10">
        <Link to="/contact">Ask us about it</Link>
      </p>
    </Article>
  );
}
