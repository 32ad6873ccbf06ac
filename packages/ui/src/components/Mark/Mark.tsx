/**
 * The mark of the product: a line that leaves its band and comes back. As large as its container. Decorative: the name
 * of the product stands beside it.
 *
 * @see NAV-07
 */
export function Mark({
  mono = false,
}: {
  /** One color, that of the text: for print, and where the tile would shout. */
  mono?: boolean;
}) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block size-full"
    >
      {mono ? <MonoMark /> : <TileMark />}
    </svg>
  );
}

function TileMark() {
  return (
    <>
      <rect width="32" height="32" rx="9" className="fill-illustration-mark forced-color-adjust-none" />
      <path
        d="M0 15h32v8.1l-.1.9H.1L0 23.1z"
        className="fill-illustration-mark-band forced-color-adjust-none"
      />
      <path
        d="M4.5 19.5h3.7c2.6 0 3.1-9.5 6.3-9.5s3.8 9.5 6.5 9.5h2"
        strokeWidth="2.7"
        className="stroke-illustration-on-mark forced-color-adjust-none"
      />
      <circle cx="25.2" cy="19.5" r="3.1" className="fill-illustration-on-mark forced-color-adjust-none" />
    </>
  );
}

function MonoMark() {
  return (
    <>
      <rect x="1.25" y="1.25" width="29.5" height="29.5" rx="8" stroke="currentColor" strokeWidth="2.5" />
      <path
        d="M6 19.5h2.7c2.4 0 2.9-9.5 5.9-9.5s3.6 9.5 6.2 9.5h1.9"
        stroke="currentColor"
        strokeWidth="2.7"
      />
      <circle cx="24.3" cy="19.5" r="2.9" fill="currentColor" />
    </>
  );
}
