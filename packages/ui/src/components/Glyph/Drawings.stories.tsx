import { orderStatuses, readingClasses, vitalKinds } from '@rpm/domain';
import preview from '@rpm/storybook/preview.tsx';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { statusName, vitalName } from '../../hooks/names.ts';
import { DeviceDrawing } from '../DeviceDrawing/DeviceDrawing.tsx';
import { FeedbackGlyph, type FeedbackKind } from '../FeedbackGlyph/FeedbackGlyph.tsx';
import { Mark } from '../Mark/Mark.tsx';
import { NavIcon } from '../NavIcon/NavIcon.tsx';
import { ReadingGlyph } from '../ReadingGlyph/ReadingGlyph.tsx';
import { StatusGlyph } from '../StatusGlyph/StatusGlyph.tsx';
import { Glyph } from './Glyph.tsx';

const meta = preview.meta({ title: 'Components/Clinical/Drawings', component: Glyph });

function Sheet({ children }: { children: ReactNode }) {
  return <ul className="flex flex-wrap gap-6">{children}</ul>;
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex flex-col items-center gap-2">
      {children}
      {name}
    </li>
  );
}

/** DDB-03, PDB-03: a drawing for each kind of device. */
export const Devices = meta.story({
  render: () => (
    <Sheet>
      {vitalKinds.map((kind) => (
        <Named key={kind} name={vitalName(kind)}>
          <span className="w-40 rounded-md bg-surface-sunken p-3">
            <DeviceDrawing kind={kind} />
          </span>
        </Named>
      ))}
    </Sheet>
  ),
});

/** ORD-08: a shape for each status, so that none is told by its color alone. */
export const Statuses = meta.story({
  render: () => (
    <Sheet>
      {[...orderStatuses, 'Anything else'].map((status) => (
        <Named key={status} name={statusName(status)}>
          <StatusGlyph status={status} />
        </Named>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map((each) => each.innerHTML);
    await expect(new Set(drawings).size).toBe(7);
  },
});

/** Ring with check, triangle, octagon: the classes of readings, and nothing else. */
export const Readings = meta.story({
  render: () => (
    <Sheet>
      {readingClasses.map((reading) => (
        <Named key={reading} name={reading}>
          <ReadingGlyph reading={reading} />
        </Named>
      ))}
    </Sheet>
  ),
});

const feedback: FeedbackKind[] = ['info', 'success', 'warning', 'error', 'danger'];

/** Circle and diamond: messages, forms and toasts. */
export const Feedback = meta.story({
  render: () => (
    <Sheet>
      {feedback.map((kind) => (
        <Named key={kind} name={kind}>
          <FeedbackGlyph kind={kind} />
        </Named>
      ))}
    </Sheet>
  ),
});

/** NAV-07: the mark, on its tile and in one color. */
export const Marks = meta.story({
  render: () => (
    <Sheet>
      <Named name="On its tile">
        <span className="size-16">
          <Mark />
        </span>
      </Named>
      <Named name="One color">
        <span className="size-16">
          <Mark mono />
        </span>
      </Named>
    </Sheet>
  ),
});

const menu = [
  ...(['dashboard', 'patients', 'assignDevice', 'orders'] as const),
  ...(['inquiry', 'alerts', 'billing', 'profile'] as const),
];

/** NAV-03, NAV-04: a drawing for each entry of the navigation. */
export const Navigation = meta.story({
  render: () => (
    <Sheet>
      {menu.map((icon) => (
        <Named key={icon} name={icon}>
          <span className="size-6">
            <NavIcon icon={icon} />
          </span>
        </Named>
      ))}
    </Sheet>
  ),
});
