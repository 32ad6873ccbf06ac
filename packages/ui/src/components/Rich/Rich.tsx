import { Fragment, type ReactNode } from 'react';

interface RichProps {
  /** A whole sentence: 'Read the <terms>terms</terms>.' Tags are not nested. */
  text: string;
  /** What each tag becomes, by its name. */
  tags: Readonly<Record<string, (inside: string) => ReactNode>>;
}

/** A sentence with elements in it. It stays whole in the words, so that each language can order it as it likes. */
export function Rich({ text, tags }: RichProps) {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, at) => {
    if (at % 3 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order
    return at % 3 === 2 ? <Fragment key={at}>{tags[parts[at - 1] ?? '']?.(part) ?? part}</Fragment> : null;
  });
}
