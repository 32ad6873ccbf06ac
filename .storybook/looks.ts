import { forceColors } from './forcedColors.ts';
import { asIfMedia } from './views.ts';

/** The sizes of text that a person may have set in the browser, in percent. */
export const textSizes = ['100', '125', '150', '200'] as const;
/** How colors are seen: three kinds of color blindness, and none at all. */
export const visions = ['all', 'protan', 'deutan', 'tritan', 'grey'] as const;
export type Vision = (typeof visions)[number];
/** Whether things move. */
export const motions = ['full', 'none'] as const;
/** Whether the reader's system puts its own colors in place of the page's. */
export const palettes = ['own', 'forced'] as const;

/**
 * What dichromats see, in linear light.
 *
 * @see Machado, Oliveira, Fernandes 2009, https://doi.org/10.1109/TVCG.2009.113
 */
const matrices: Readonly<Record<Exclude<Vision, 'all' | 'grey'>, readonly number[]>> = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

function filterOf(vision: Vision): string {
  if (vision === 'all') return '';
  if (vision === 'grey') return 'grayscale(1)';
  const rows = [0, 3, 6].map((at) => `${matrices[vision].slice(at, at + 3).join(' ')} 0 0`);
  const values = `${rows.join(' ')} 0 0 0 1 0`;
  const filter = `<filter id="v" color-interpolation-filters="linearRGB"><feColorMatrix values="${values}"/></filter>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${filter}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}#v")`;
}

/** Shows the page as somebody with these settings sees it. */
export function applyLooks({
  text,
  vision,
  motion,
  palette,
}: {
  text: (typeof textSizes)[number];
  vision: Vision;
  motion: (typeof motions)[number];
  palette: (typeof palettes)[number];
}): void {
  const root = document.documentElement;
  root.style.removeProperty('font-size');
  if (text !== '100') {
    // The density has a size of its own, which grows as the browser's text does.
    const usual = Number.parseFloat(getComputedStyle(root).fontSize);
    root.style.fontSize = `${(usual * Number(text)) / 100}px`;
  }
  root.style.filter = filterOf(vision);
  asIfMedia('(prefers-reduced-motion: reduce)', motion === 'none');
  forceColors(palette === 'forced');
}
