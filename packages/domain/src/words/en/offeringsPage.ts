import { english } from '../english.ts';

/** What the page `/offerings` says. @see SCR-10 */
export const offeringsPage = english({
  title: 'Offerings',
  lead: 'What a clinic and its patients can do with the portal.',
  ask: 'Ask us about it',
  sections: [
    {
      id: 'monitoring',
      title: 'Monitoring',
      cards: [
        {
          title: 'Dashboards',
          text: 'Clinic totals, and readings by patient, week, month or overall, most critical first.',
        },
        {
          title: 'Patient record',
          text: 'A card and a chart for each vital, with the limits behind the readings and the same values as a table.',
        },
        { title: 'Reviews', text: 'Who reviewed the readings, and when. Patients see it too.' },
      ],
    },
    {
      id: 'devices',
      title: 'Devices and orders',
      cards: [
        {
          title: 'Assign Device',
          text: 'Choose a patient and devices your clinic supports. We check with you before you order a second device of the same model.',
        },
        {
          title: 'Reference ranges',
          text: 'Four limits for each value, which you can test on past readings first.',
        },
        {
          title: 'Device Orders',
          text: 'Every order from submitted to activated, by pickup or mail, with a letter to print.',
        },
      ],
    },
    {
      id: 'patients',
      title: 'For patients',
      cards: [
        {
          title: 'Their own dashboard',
          text: 'The latest readings and what they mean, in large print, on any phone.',
        },
        { title: 'Activation', text: 'One serial number, with help to find it on each kind of device.' },
        { title: 'User guide', text: 'How to take each reading correctly, as a large-print PDF.' },
      ],
    },
    {
      id: 'safety',
      title: 'Security and access',
      points: [
        'People see what their role allows: patients see their own readings, clinic staff see the patients of their clinic.',
        'A session ends when you’re inactive, after a warning.',
        'Pages, forms and charts are built for WCAG 2.2 AA: keyboard, screen reader, zoom, dark theme, print.',
      ],
    },
  ],
});
