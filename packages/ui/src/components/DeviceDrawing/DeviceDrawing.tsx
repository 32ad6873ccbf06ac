import type { VitalKind } from '@rpm/domain';
import type { ReactNode } from 'react';

const drawings: Record<VitalKind, ReactNode> = {
  BloodPressure: (
    <>
      <path d="M66 30c8-2 10-14 20-14" />
      <rect x="70" y="16" width="38" height="58" rx="10" className="fill-illustration-soft" />
      <path d="M70 34h38M70 56h38" />
      <rect x="84" y="34" width="10" height="22" className="fill-illustration-body" />
      <rect x="12" y="24" width="54" height="56" rx="9" className="fill-illustration-body" />
      <rect x="19" y="31" width="40" height="29" rx="4" stroke="none" className="fill-illustration-deep" />
      <path d="M25 38h9M25 43.5h13M25 52.5h6" strokeWidth="2.5" className="stroke-illustration-lit" />
      <path d="M44 52.5l3-5 3 8 2.5-4" className="stroke-illustration-lit" />
      <circle cx="39" cy="70" r="5" className="fill-illustration-soft" />
      <path d="M21 70h7M50 70h7" />
    </>
  ),
  BloodOxygen: (
    <>
      <path
        d="M18 58c0-3 2-5 5-5h66c8 0 14 5 14 12v3c0 7-6 12-14 12H30c-7 0-12-5-12-12z"
        className="fill-illustration-soft"
      />
      <path
        d="M18 46c0-9 7-16 16-16h52c9 0 17 6 17 14s-6 13-15 13H24c-4 0-6-3-6-6z"
        className="fill-illustration-body"
      />
      <rect x="38" y="35" width="42" height="17" rx="4" stroke="none" className="fill-illustration-deep" />
      <path
        d="M49.5 43.5h-4.5V40h4.5v7.5H45.5M55 40h5v7.5h-5zM55 43.7h5"
        strokeWidth="1.8"
        className="stroke-illustration-lit"
      />
      <path d="M66 46v-1.5M69.5 46v-3.5M73 46v-5.5" className="stroke-illustration-lit" />
      <circle cx="91" cy="43.5" r="3" className="fill-illustration-soft" />
      <path d="M6 66h12" strokeDasharray="2 4" />
    </>
  ),
  Weight: (
    <>
      <rect x="16" y="18" width="88" height="62" rx="14" className="fill-illustration-body" />
      <path d="M28 34v30M92 34v30" strokeWidth="7" className="stroke-illustration-soft" />
      <rect x="42" y="25" width="36" height="17" rx="5" stroke="none" className="fill-illustration-deep" />
      <path
        d="M49 30v7M54 30h5v3.5h-5V37h5M64 30h5v7h-5z"
        strokeWidth="2"
        className="stroke-illustration-lit"
      />
      <path d="M40 54c6-4 34-4 40 0M44 64c5-3 27-3 32 0" />
    </>
  ),
  BodyTemperature: (
    <>
      <path
        d="M74 22c8 0 14 6 14 14 0 5-2 8-6 11L68 78c-2 4-6 6-10 5l-7-2c-4-1-6-5-5-9l9-31c0-11 8-19 19-19z"
        className="fill-illustration-body"
      />
      <path d="M84 26l15-8c3-1 5 2 3 5l-13 11" className="fill-illustration-soft" />
      <path d="M62 45l13 5-6 15-12-3z" stroke="none" className="fill-illustration-deep" />
      <path d="M64.5 50.5l5 2M63 56l4 1.3" strokeWidth="2.3" className="stroke-illustration-lit" />
      <circle cx="73.5" cy="35.5" r="4.5" className="fill-illustration-soft" />
      <path d="M20 40c4-4 4-8 0-12M29 44c7-7 7-14 0-20" />
    </>
  ),
  BloodGlucose: (
    <>
      <path d="M57 16v-8h8v8" className="fill-illustration-soft" />
      <path
        d="M43 16h36c6 0 10 5 10 11l-4 46c-1 6-5 10-11 10H48c-6 0-10-4-11-10l-4-46c0-6 4-11 10-11z"
        className="fill-illustration-body"
      />
      <rect x="42" y="24" width="38" height="30" rx="4" stroke="none" className="fill-illustration-deep" />
      <path
        d="M48 32v8M48 32h0M54 32h6v4h-6v4h6M66 32h6v8h-6z"
        strokeWidth="2.2"
        className="stroke-illustration-lit"
      />
      <path d="M48 47h10" className="stroke-illustration-lit" />
      <circle cx="61" cy="67" r="6" className="fill-illustration-soft" />
      <path d="M101 30c4 5 7 8 7 12a7 7 0 0 1-14 0c0-4 3-7 7-12z" className="fill-illustration-soft" />
    </>
  ),
  HeartRate: (
    <>
      <path d="M48 30 52 10h16l4 20M48 66l4 20h16l4-20" className="fill-illustration-soft" />
      <rect x="38" y="28" width="44" height="40" rx="12" className="fill-illustration-body" />
      <rect x="44" y="34" width="32" height="28" rx="7" stroke="none" className="fill-illustration-deep" />
      <path d="M48 49h5l3-7 5 13 3.5-6H72" strokeWidth="2.3" className="stroke-illustration-lit" />
      <path d="M85 42v8" />
    </>
  ),
};

/**
 * The drawing of a device, by the vital sign that it measures first. As wide as its container, five wide to four high.
 * Decorative: the name of the device stands beside it.
 *
 * @see DSP-07, DDB-03, PDB-03
 */
export function DeviceDrawing({ kind }: { kind: VitalKind }) {
  return (
    <svg
      viewBox="0 0 120 96"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block h-auto w-full stroke-illustration-line forced-colors:stroke-[CanvasText]"
    >
      {drawings[kind]}
    </svg>
  );
}
