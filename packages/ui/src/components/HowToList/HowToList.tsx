export interface HowToStep {
  /** A short name of the step; patients' steps have one. */
  title?: string;
  text: string;
}

export interface HowToListProps {
  steps: readonly HowToStep[];
}

/** Numbered steps on a line, to be read in order. Its heading is the card's. @see PDB-05, DDB-05, MYD-04 */
export function HowToList({ steps }: HowToListProps) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => (
        <li
          key={text}
          className="group relative patient:min-h-11 patient:py-0 py-[9px] patient:pb-[18px] patient:pl-13 pl-[34px] patient:last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute patient:top-0 top-2 left-0 grid patient:size-9 size-[22px] place-items-center rounded-full border-[1.5px] border-brand-line patient:border-2 patient:bg-brand-soft font-semibold text-brand-fg text-caption leading-none forced-colors:border-[CanvasText]"
          >
            {index + 1}
          </span>
          <span
            aria-hidden="true"
            className="absolute patient:top-10 top-[34px] -bottom-[5px] patient:bottom-1 left-[10.5px] patient:left-[17px] patient:w-0.5 w-[1.5px] bg-brand-line group-last:hidden"
          />
          {title && <b className="block pt-1 text-h3">{title}</b>}
          <span className={title ? 'text-fg-muted' : undefined}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
