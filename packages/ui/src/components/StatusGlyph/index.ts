export { StatusGlyph } from './StatusGlyph.tsx';
