export { FeedbackGlyph, type FeedbackKind } from './FeedbackGlyph.tsx';
