import { facts } from 'virtual:source-facts';
import { orderStatuses, readingClasses, vitalKinds } from '@rpm/domain';
import { Button } from '@rpm/ui/components/Button/Button.tsx';
import { Card } from '@rpm/ui/components/Card/Card.tsx';
import { DeviceDrawing } from '@rpm/ui/components/DeviceDrawing/DeviceDrawing.tsx';
import { FeedbackGlyph } from '@rpm/ui/components/FeedbackGlyph/FeedbackGlyph.tsx';
import { Mark } from '@rpm/ui/components/Mark/Mark.tsx';
import { NavIcon } from '@rpm/ui/components/NavIcon/NavIcon.tsx';
import { ReadingGlyph } from '@rpm/ui/components/ReadingGlyph/ReadingGlyph.tsx';
import { SearchField } from '@rpm/ui/components/SearchField/SearchField.tsx';
import { StatusGlyph } from '@rpm/ui/components/StatusGlyph/StatusGlyph.tsx';
import { VitalIcon } from '@rpm/ui/components/VitalIcon/VitalIcon.tsx';
import { saveFile } from '@rpm/ui/hooks/saveFile.ts';
import type { LucideIcon } from 'lucide-react';
import * as lucide from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { svgFile } from './svgFile.ts';

interface Drawing {
  /** Of the file, without its end. */
  name: string;
  drawing: ReactNode;
}

const menu = [
  'dashboard',
  'patients',
  'assignDevice',
  'orders',
  'inquiry',
  'alerts',
  'billing',
  'profile',
] as const;
const feedback = ['info', 'success', 'warning', 'error', 'danger'] as const;
/** By the name that a source imports it by, which may be an older one of the icon. */
const lucideIcon = (name: string) => (lucide as unknown as Record<string, LucideIcon | undefined>)[name];

/** Every drawing of the product, by what it is of. */
const groups: readonly (readonly [title: string, drawings: readonly Drawing[]])[] = [
  [
    'The mark',
    [
      { name: 'mark', drawing: <Mark /> },
      { name: 'mark-mono', drawing: <Mark mono /> },
    ],
  ],
  ['Devices', vitalKinds.map((kind) => ({ name: `device-${kind}`, drawing: <DeviceDrawing kind={kind} /> }))],
  [
    'Vital signs',
    vitalKinds.map((kind) => ({ name: `vital-${kind}`, drawing: <VitalIcon kind={kind} fill /> })),
  ],
  [
    'Classes of readings',
    readingClasses.map((reading) => ({
      name: `reading-${reading.toLowerCase()}`,
      drawing: <ReadingGlyph reading={reading} fill />,
    })),
  ],
  [
    'Statuses of orders',
    [...orderStatuses, 'unknown'].map((status) => ({
      name: `status-${status.toLowerCase()}`,
      drawing: <StatusGlyph status={status} fill />,
    })),
  ],
  [
    'Messages',
    feedback.map((kind) => ({ name: `feedback-${kind}`, drawing: <FeedbackGlyph kind={kind} fill /> })),
  ],
  ['Navigation', menu.map((icon) => ({ name: `nav-${icon}`, drawing: <NavIcon icon={icon} /> }))],
  [
    'Icons of lucide that the product draws',
    facts.icons.flatMap((name) => {
      const Icon = lucideIcon(name);
      return Icon
        ? [
            {
              name: `lucide-${name}`,
              drawing: <Icon aria-hidden="true" strokeWidth={1.75} className="block size-full" />,
            },
          ]
        : [];
    }),
  ],
];

/** How many drawings there are, and how many icons of lucide could not be found by their names. */
export const drawingCount = groups.reduce((sum, [, all]) => sum + all.length, 0);
export const iconsNotFound = facts.icons.filter((name) => !lucideIcon(name));

function OneDrawing({ name, drawing }: Drawing) {
  const box = useRef<HTMLSpanElement>(null);
  const save = () => {
    const svg = box.current?.querySelector('svg');
    if (svg) saveFile(`${name}.svg`, svgFile(svg), 'image/svg+xml');
  };
  return (
    <li className="flex min-w-0 flex-col items-center gap-2 text-center">
      <span ref={box} className={name.startsWith('device-') ? 'w-30' : 'size-10'}>
        {drawing}
      </span>
      <span className="wrap-anywhere text-caption">{name}</span>
      <Button
        size="sm"
        variant="ghost"
        icon={<lucide.Download aria-hidden="true" strokeWidth={1.75} className="size-icon" />}
        onClick={save}
      >
        SVG<span className="sr-only"> of {name}</span>
      </Button>
    </li>
  );
}

/** Every icon and drawing, each as a file to take along. */
export function DrawingFiles() {
  const [typed, setTyped] = useState('');
  return (
    <div className="grid gap-4">
      <p className="max-w-[42rem] text-fg-muted">
        A press on SVG saves the drawing as a file, in the colors of the theme that is shown. Icons keep the
        color of the text: in a design tool they are black until you color them.
      </p>
      <div className="max-w-100">
        <SearchField label="Name" value={typed} maxLength={40} onChange={setTyped} />
      </div>
      {groups.map(([title, all]) => {
        const found = all.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
        return found.length === 0 ? null : (
          <Card key={title} title={title}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4 gap-y-6">
              {found.map((each) => (
                <OneDrawing key={each.name} {...each} />
              ))}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}
