export { ReadingGlyph } from './ReadingGlyph.tsx';
