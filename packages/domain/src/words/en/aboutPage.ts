import { english } from '../english.ts';

/** What the page `/about` says. @see SCR-10 */
export const aboutPage = english({
  title: 'About',
  lead: 'An open portal for remote patient monitoring, built for patients and the people who care for them.',
  sections: [
    {
      id: 'why',
      title: 'Why we build it',
      text: 'Weeks can pass between visits without anyone knowing how a patient is doing. A cuff, a scale or a meter at home can tell, if the numbers reach someone who knows what they mean for this person. That is all this portal does, and it should do it well.',
    },
    {
      id: 'principles',
      title: 'Our principles',
      points: [
        'A number alone says little. We always show a reading with its range.',
        'Calm until it matters. Strong color is only for what is critical.',
        'Never color alone. A word and a shape say it first.',
        'When something fails, we say so plainly and keep what you typed.',
        'Patient information never appears in an address, a page title or a log.',
      ],
    },
    {
      id: 'open',
      title: 'Open source',
      text: 'The software is free under the Apache License 2.0. Anyone can read its rules, tests and decisions, and any clinic can run it. Whoever runs it is the operator. The operator is responsible for the data and is named under Contact.',
    },
  ],
});
