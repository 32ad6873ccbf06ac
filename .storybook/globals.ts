import { defaultPreferences, unitSystems } from '@rpm/domain';
import { storyNow } from '@rpm/mock-server/seed';
import type { Preview } from '@storybook/react-vite';
import { faults, faultyCalls } from './faults.ts';
import { motions, palettes, textSizes, visions } from './looks.ts';
import { populations } from './population.ts';
import { storyLanguages } from './storyLanguage.ts';
import { zoneNames, zones } from './zone.ts';

const item = (value: string, title: string) => ({ value, title });

/** Moments of the toolbar by their names. */
const clocks: Readonly<Record<string, Date>> = {
  'mock-ups': storyNow,
  'month-end': new Date('2026-11-30T23:59:30Z'),
  'leap-day': new Date('2028-02-29T12:00:00Z'),
  'end-of-summer-time': new Date('2026-11-01T05:59:30Z'),
};

/**
 * What the toolbar offers a designer or a tester, what is used most first: at 1440 px not all of it has room in one row. The width is the viewport tool beside it.
 * Values are words: of an address Storybook takes only letters, digits, blanks, `_` and `-`, and makes numbers of digits alone.
 */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Color theme',
    toolbar: {
      title: 'Theme',
      icon: 'circlehollow',
      items: [item('light', 'Light'), item('dark', 'Dark')],
      dynamicTitle: true,
    },
  },
  language: {
    description: 'The language of the pages. Another one loads the story again.',
    toolbar: {
      title: 'Language',
      icon: 'comment',
      items: [item('en', 'English'), item('es', 'Español'), item('pseudo', 'Pseudo (longer, with accents)')],
      dynamicTitle: true,
    },
  },
  network: {
    description: 'How the network behaves',
    toolbar: {
      title: 'Network',
      icon: 'globe',
      items: [
        item('normal', 'Network as usual'),
        item('slow', 'Network slow (6 s)'),
        item('failing', 'Network fails (503)'),
        item('offline', 'Offline'),
      ],
      dynamicTitle: true,
    },
  },
  fault: {
    description: 'What goes wrong with the call beside it',
    toolbar: {
      title: 'Fault',
      icon: 'alert',
      items: [
        item('none', 'No call fails'),
        ...['401', '403', '404', '409', '500', '503'].map((status) =>
          item(`answers-${status}`, `Answers ${status}`),
        ),
        item('slow', 'Slow (6 s)'),
        item('hangs', 'Never answers'),
        item('cut', 'Cut off'),
        item('schema', 'Of another shape'),
        item('offline', 'Line lost'),
      ],
      dynamicTitle: true,
    },
  },
  call: {
    description: 'Which call the fault is of',
    toolbar: {
      title: 'Call',
      icon: 'transfer',
      items: faultyCalls.map((name) => item(name, name === 'every' ? 'Of every call' : name)),
      dynamicTitle: true,
    },
  },
  role: {
    description: 'Who is logged in',
    toolbar: {
      title: 'Role',
      icon: 'user',
      items: [
        item('provider', 'Provider'),
        item('staff', 'Clinic staff'),
        item('administrator', 'Administrator'),
        item('patient', 'Patient'),
        item('carer', 'Family, friend or helper'),
      ],
      dynamicTitle: true,
    },
  },
  reader: {
    description: 'Whether the one who is logged in is the one for whom the story is',
    toolbar: {
      title: 'Reader',
      icon: 'users',
      items: [
        item('own', 'Reader of the story'),
        item('other', 'Somebody else: patient for clinic, or clinic for patient'),
      ],
      dynamicTitle: true,
    },
  },
  population: {
    description: 'How many patients the clinic has, whatever the story says',
    toolbar: {
      title: 'Patients',
      icon: 'users',
      items: [
        item('story', 'Patients of the story'),
        item('of-0', 'No patient'),
        item('of-1', '1 patient'),
        item('of-300', '300 patients'),
        item('of-5000', '5,000 patients'),
      ],
      dynamicTitle: true,
    },
  },
  text: {
    description: 'The size of text that is set in the browser',
    toolbar: {
      title: 'Text',
      icon: 'paragraph',
      items: textSizes.map((size) => item(`percent-${size}`, `Text ${size} %`)),
      dynamicTitle: true,
    },
  },
  zone: {
    description: 'The time zone of the browser',
    toolbar: {
      title: 'Zone',
      icon: 'compass',
      items: [
        item('browser', 'Zone of this browser'),
        item('new-york', 'New York'),
        item('los-angeles', 'Los Angeles'),
        item('kolkata', 'Kolkata (half an hour)'),
        item('kiritimati', 'Kiritimati (tomorrow)'),
      ],
      dynamicTitle: true,
    },
  },
  clock: {
    description: 'The moment at which the story happens',
    toolbar: {
      title: 'Clock',
      icon: 'time',
      items: [
        item('mock-ups', 'Day of the mock-ups'),
        item('month-end', 'Month end'),
        item('leap-day', 'Leap day'),
        item('end-of-summer-time', 'End of summer time in New York'),
      ],
      dynamicTitle: true,
    },
  },
  units: {
    description: 'In which units the user reads and types numbers',
    toolbar: {
      title: 'Units',
      icon: 'component',
      items: [item('us', 'US customary (lb, °F)'), item('metric', 'Metric (kg, °C)')],
      dynamicTitle: true,
    },
  },
  density: {
    description: 'Density: staff 14 px, patient 18 px and up',
    toolbar: {
      title: 'Density',
      icon: 'ruler',
      items: [item('auto', 'Density of the role'), item('staff', 'Staff'), item('patient', 'Patient')],
      dynamicTitle: true,
    },
  },
  vision: {
    description: 'How colors are seen',
    toolbar: {
      title: 'Colors seen',
      icon: 'eye',
      items: [
        item('all', 'All colors'),
        item('protan', 'No red (protanopia)'),
        item('deutan', 'No green (deuteranopia)'),
        item('tritan', 'No blue (tritanopia)'),
        item('grey', 'No color'),
      ],
      dynamicTitle: true,
    },
  },
  palette: {
    description: "Whether the reader's system puts its own colors in place of ours",
    toolbar: {
      title: 'Palette',
      icon: 'contrast',
      items: [item('own', 'Colors of ours'), item('forced', 'Forced colors of the system')],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Whether things move',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [item('full', 'With motion'), item('none', 'Nothing moves')],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = {
  theme: 'light',
  role: 'provider',
  reader: 'own',
  density: 'auto',
  units: 'us',
  clock: 'mock-ups',
  network: 'normal',
  language: 'en',
  zone: 'browser',
  text: 'percent-100',
  vision: 'all',
  motion: 'full',
  palette: 'own',
  fault: 'none',
  call: 'every',
  population: 'story',
};

/** The toolbar's settings, read from what Storybook and the address hand over; anything else is the initial setting. */
export function readGlobals(globals: Record<string, unknown>) {
  const pick = <T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T =>
    allowed.find((each) => each === value) ?? otherwise;
  const meant = pick(globals.role, ['provider', 'staff', 'administrator', 'patient', 'carer'], 'provider');
  // A story may say who its reader is, and then the toolbar's role says nothing: this does.
  const other = meant === 'patient' ? 'staff' : 'patient';
  const role = pick(globals.reader, ['own', 'other'], 'own') === 'other' ? other : meant;
  // By its name, or what a story says.
  const clock = clocks[String(globals.clock)] ?? new Date(String(globals.clock));
  // 'answers-500' is 500, and so is the number.
  const plain = (value: unknown) => String(value).replace(/^(answers|percent|of)-/, '');
  return {
    theme: pick(globals.theme, ['light', 'dark'], 'light'),
    role,
    density: pick(globals.density, ['staff', 'patient'], role === 'patient' ? 'patient' : 'staff'),
    isDensityNamed: globals.density === 'staff' || globals.density === 'patient',
    units: pick(globals.units, unitSystems, defaultPreferences.units),
    clock: Number.isNaN(clock.getTime()) ? storyNow : clock,
    language: pick(globals.language, storyLanguages, 'en'),
    zone: pick(zoneNames[String(globals.zone)] ?? globals.zone, zones, 'browser'),
    text: pick(plain(globals.text), textSizes, '100'),
    vision: pick(globals.vision, visions, 'all'),
    motion: pick(globals.motion, motions, 'full'),
    palette: pick(globals.palette, palettes, 'own'),
    fault: pick(plain(globals.fault), faults, 'none'),
    call: pick(globals.call, faultyCalls, 'every'),
    population: pick(plain(globals.population), populations, 'story'),
    network: pick(globals.network, ['normal', 'slow', 'failing', 'offline'], 'normal'),
  };
}
export type StoryGlobals = ReturnType<typeof readGlobals>;

/** What the toolbar says, as an address holds it, but for the language. */
export const globalsInAddress = (globals: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(initialGlobals)
      .filter((name) => name !== 'language')
      .map((name) => [name, String(globals[name])]),
  );
