import type { Size } from '../../hooks/useSize.ts';

/** The measures of a panel, in pixels. They grow with the text. */
export interface PanelLayout {
  width: number;
  /** The inside of the axes. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Of the whole panel, with the dates under it if it has them. */
  height: number;
  /** Of a line of text. */
  line: number;
  /** Of one em. */
  em: number;
  /** Little room for dates: months by three letters. */
  isNarrow: boolean;
  /** No room beside the panel at all, as on a phone with large text: the names of the bands stand in them. */
  isTight: boolean;
}

/** Below this many em of width there is little room. */
const NARROW_EM = 40;
/** Below this many em, names beside the panel would leave less than half of it to the readings. */
const TIGHT_EM = 18.5;
/** The mock-up's text size, in which its measures are given. */
const BASE = 13;

interface Order {
  isFirst: boolean;
  isLast: boolean;
  /** Neither values nor names of bands stand beside it: all of the width is for the readings. */
  isPlain: boolean;
  /** The name of a moment stands above it. */
  hasName: boolean;
}

/**
 * The measures of a panel as the mock-up has them at 860 px.
 *
 * @param order first of several is higher than the others; only the last has the dates
 */
export function panelLayout({ width, em }: Size, order: Order): PanelLayout {
  const scale = em / BASE;
  const isNarrow = width < NARROW_EM * em;
  const isTight = width < TIGHT_EM * em;
  const beside = (isNarrow ? 82 : 96) * scale;
  const plot = (order.isFirst ? 200 : 154) * Math.min(scale, 1.4);
  const top = (order.hasName ? 24 : 10) * scale;
  return {
    width,
    left: order.isPlain ? em : 40 * scale,
    right: order.isPlain || isTight ? width - em : width - beside,
    top,
    bottom: top + plot,
    height: top + plot + (order.isLast ? 26 : 6) * scale,
    line: 14 * scale,
    em,
    isNarrow,
    isTight,
  };
}
