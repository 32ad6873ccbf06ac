export { Glyph, type GlyphProps } from './Glyph.tsx';
