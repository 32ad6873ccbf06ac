import { english } from '../english.ts';

/** What the page `/benefits` says. @see SCR-10 */
export const benefitsPage = english({
  title: 'Benefits',
  lead: 'How readings from home help patients and the people who care for them.',
  sections: [
    {
      id: 'patients',
      title: 'For patients',
      cards: [
        {
          title: 'One number, one meaning',
          text: 'Each reading tells you in plain words if it is in the normal range for you, and what to do if it is not.',
        },
        {
          title: 'You know it was reviewed',
          text: 'When it was taken, when it was received, and who reviewed it: three lines under every reading.',
        },
        {
          title: 'Easy to read',
          text: 'Large type, strong contrast, and letters that are easy to tell apart. It works with a keyboard and with a screen reader.',
        },
      ],
    },
    {
      id: 'nurses',
      title: 'For nurses and clinic staff',
      cards: [
        {
          title: 'Urgent first',
          text: 'Lists start with critical readings. One click shows who is out of range, whose device is silent, and who needs a review.',
        },
        {
          title: 'Nothing you type is lost',
          text: 'If the connection drops, forms keep what you typed, and an order is never placed twice.',
        },
        {
          title: 'One next step',
          text: 'Each device order shows the one step that comes next, from acknowledged to activated.',
        },
      ],
    },
    {
      id: 'practices',
      title: 'For practices',
      cards: [
        {
          title: 'Ranges you can test',
          text: 'Before you save limits, test them on recent readings: how many would have been cautious or critical?',
        },
        {
          title: 'A record of who did what',
          text: 'Who set a range, who reviewed a reading and who changed an order, each with the time.',
        },
        {
          title: 'Your own server',
          text: 'The software is open, and you can run it on servers of your choice. Only people at your clinic see its patients.',
        },
      ],
    },
    {
      id: 'limits',
      title: 'What it can’t do',
      points: [
        'It does not replace visits, and it is not for emergencies.',
        'No one watches readings around the clock. Each clinic says when it reviews them.',
        'It does not diagnose. A reading at home can be wrong. Take another one, and ask your clinic.',
      ],
    },
  ],
});
