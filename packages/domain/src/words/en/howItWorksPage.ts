import { english } from '../english.ts';

/** What the page `/how-it-works` says. @see SCR-10 */
export const howItWorksPage = english({
  title: 'How It Works',
  lead: 'With remote patient monitoring, you take regular readings at home and a care team reviews them. It takes five steps.',
  sections: [
    {
      id: 'enroll',
      title: '1. The clinic enrolls a patient',
      text: 'A provider decides that readings from home would help, explains the program, and asks for consent. Consent is required before monitoring.',
      points: [
        'The clinic records the date of consent and the responsible provider.',
        'The patient gets their own account, with their email.',
      ],
    },
    {
      id: 'device',
      title: '2. The clinic chooses a device',
      text: 'The clinic chooses devices for one or more of six vitals. It sets a reference range for each: what is normal for this person, what needs care, and what can’t wait.',
      points: [
        'The clinic can test new limits on recent readings before saving them.',
        'The patient picks up the device at the clinic, or gets it by mail with a letter.',
      ],
    },
    {
      id: 'activate',
      title: '3. The patient activates it',
      text: 'When the device arrives, the patient types the serial number once. The page shows where to find it on this kind of device.',
    },
    {
      id: 'measure',
      title: '4. Readings come in',
      text: 'The patient takes readings as agreed with the clinic. Each reading gets a class, based on this patient’s range. The class has a word and a shape, so it never depends on color.',
    },
    {
      id: 'act',
      title: '5. The care team reviews and acts',
      text: 'Patients with critical readings come first in every list. Someone on the care team marks the readings as reviewed, and the patient sees who reviewed them and when.',
      points: [
        'People decide, not the portal. It does not diagnose or treat.',
        'No one watches readings around the clock. In an emergency, call 911.',
      ],
    },
  ],
});
