import type { Loadable } from '@rpm/api-client';
import type { PatientInfo, RecordTab } from '@rpm/domain';
import type { ComponentType } from 'react';
import { type Lazy, lazily } from '../../hooks/lazily.ts';

/** What a part of a record is told. */
export interface RecordPartProps {
  userId: string;
  info: Loadable<PatientInfo>;
  timeZone: string;
}

/** The parts of a record that are not the first to be seen: the code of each comes when its tab is opened, or approached. */
export const recordParts: Readonly<
  Record<Exclude<RecordTab, 'vitals'>, Lazy<ComponentType<RecordPartProps>>>
> = {
  devices: lazily(() => import('./DevicesTab.tsx').then(({ DevicesTab }) => DevicesTab)),
  notes: lazily(() => import('./NotesTab.tsx').then(({ NotesTab }) => NotesTab)),
  files: lazily(() => import('./FilesTab.tsx').then(({ FilesTab }) => FilesTab)),
  demographics: lazily(() => import('./DemographicsTab.tsx').then(({ DemographicsTab }) => DemographicsTab)),
  access: lazily(() => import('./AccessTab.tsx').then(({ AccessTab }) => AccessTab)),
};
