export { ReadingTag, type ReadingTagProps } from './ReadingTag.tsx';
