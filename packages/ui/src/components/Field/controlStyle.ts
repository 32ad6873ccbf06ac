import { cva, type VariantProps } from 'class-variance-authority';

/**
 * The edge, fill and height that all controls of a form share. Below 768 px staff get 44 px and letters of 16 px, under
 * which a phone would zoom in at every focus. `joined` takes the corners away where two controls
 * touch: only from 768 px on, because narrower they stand one above the other.
 */
export const controlStyle = cva(
  'w-full min-w-0 border patient:border-[1.5px] text-body transition-colors duration-(--rpm-duration-fast) ease-standard max-md:patient:text-body max-md:text-lead',
  {
    variants: {
      look: {
        plain: 'border-line-control bg-surface text-fg hover:border-fg-muted',
        invalid:
          'not-focus-visible:inset-ring not-focus-visible:inset-ring-danger-line border-danger-line bg-surface text-fg',
        readOnly: 'border-line bg-surface-sunken text-fg',
        disabled: 'cursor-not-allowed border-transparent bg-surface-disabled text-fg-disabled',
      },
      joined: {
        none: 'patient:rounded-lg rounded-md',
        left: 'max-md:patient:rounded-lg max-md:rounded-md md:patient:rounded-r-lg md:rounded-r-md md:border-l-0 md:patient:border-l-0',
        right: 'max-md:patient:rounded-lg max-md:rounded-md md:patient:rounded-l-lg md:rounded-l-md',
      },
      size: {
        sm: 'min-h-8 max-md:min-h-11',
        density: 'min-h-control max-md:min-h-11 max-md:patient:min-h-control',
      },
    },
    defaultVariants: { look: 'plain', joined: 'none', size: 'density' },
  },
);

export type ControlLook = NonNullable<VariantProps<typeof controlStyle>['look']>;

/** The look of a control; an error outweighs read-only, so that what is wrong is always seen. */
export function controlLook(state: {
  error?: string | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
}): ControlLook {
  if (state.disabled) return 'disabled';
  if (state.error) return 'invalid';
  return state.readOnly ? 'readOnly' : 'plain';
}

/** For a box that holds a bare input and its icon or button: the ring of the input is drawn around the whole box. */
export const frameStyle =
  'relative flex items-stretch has-[input:focus-visible]:z-1 has-[input:focus-visible]:outline-(length:--rpm-ring) has-[input:focus-visible]:outline-focus-ring has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:shadow-[0_0_0_2px_var(--rpm-focus-gap)]';

/** The bare input inside such a box; its own ring is drawn by the box. `w-full`: it asks for no width of its own, twenty letters of large text would be wider than a phone. */
export const bareInputStyle =
  'w-full min-w-0 flex-1 rounded-[inherit] bg-transparent px-control-pad text-inherit outline-none placeholder:text-fg-subtle placeholder:opacity-100 focus-visible:shadow-none disabled:cursor-not-allowed';
