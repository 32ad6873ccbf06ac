import type { ResourceType } from '@rpm/domain';
import {
  ClipboardList,
  FileText,
  FlaskConical,
  type LucideIcon,
  Pill,
  ShieldAlert,
  Stethoscope,
  Syringe,
  Ticket,
} from 'lucide-react';

/** The drawing of each kind of record. Decorative: its name stands beside it. */
export const kindIcons: Readonly<Record<ResourceType, LucideIcon>> = {
  AllergyIntolerance: ShieldAlert,
  Condition: ClipboardList,
  DiagnosticReport: FlaskConical,
  DocumentReference: FileText,
  Encounter: Stethoscope,
  Immunization: Syringe,
  MedicationRequest: Pill,
  Procedure: Ticket,
};
