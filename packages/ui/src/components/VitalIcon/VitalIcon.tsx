import type { VitalKind } from '@rpm/domain';
import type { ReactNode } from 'react';
import { Glyph, type GlyphProps } from '../Glyph/Glyph.tsx';

const drawings: Record<VitalKind, ReactNode> = {
  BloodPressure: (
    <>
      <path d="M5.6 17.6a8.5 8.5 0 1 1 12.8 0" />
      <path d="m12 12.5 3.6-3.9" />
      <circle cx="12" cy="12.5" r="1.5" fill="currentColor" stroke="none" />
      <path d="M12 5.3v1.6" />
      <path d="M5.3 12h1.5" />
      <path d="M17.2 12h1.5" />
      <path d="M9.3 20.5h5.4" />
    </>
  ),
  BloodOxygen: (
    <>
      <circle cx="9.3" cy="10.5" r="6" />
      <circle cx="18.3" cy="17.3" r="3.2" />
    </>
  ),
  Weight: (
    <>
      <rect x="3.5" y="4" width="17" height="16.5" rx="4" />
      <path d="M7.8 10.3a6 6 0 0 1 8.4 0L14.2 13H9.8z" />
      <path d="m12 11.2.9-1.9" />
    </>
  ),
  BodyTemperature: (
    <>
      <path d="M14.5 13.8V5.7a2.7 2.7 0 0 0-5.4 0v8.1a4.7 4.7 0 1 0 5.4 0z" />
      <path d="M11.8 9v6" />
      <circle cx="11.8" cy="17.4" r="1.6" fill="currentColor" stroke="none" />
      <path d="M17.5 6h2" />
      <path d="M17.5 9.5h2" />
    </>
  ),
  BloodGlucose: (
    <>
      <path d="M12 3.3c3.7 4 6.3 7.2 6.3 10.7a6.3 6.3 0 0 1-12.6 0c0-3.5 2.6-6.7 6.3-10.7z" />
      <path d="M9 14.2a3 3 0 0 0 3 3" />
    </>
  ),
  HeartRate: (
    <>
      <path d="M12 20.2S3.5 15.3 3.5 9.3A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.7c0 6-8.5 10.9-8.5 10.9z" />
      <path d="M3.9 11.8h4l1.7-2.7 2.7 5.2 1.6-2.5h3" />
    </>
  ),
};

/**
 * The drawing of a kind of vital sign. Decorative: the kind's name stands beside it.
 *
 * @see DSP-07
 */
export function VitalIcon({ kind, ...size }: { kind: VitalKind } & GlyphProps) {
  return <Glyph {...size}>{drawings[kind]}</Glyph>;
}
