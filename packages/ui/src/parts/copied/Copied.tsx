import { copyWords as texts } from '@rpm/domain/words/copy';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';

/** A text to be copied, by a button or by hand: a token, an address, a command. */
export function Copied({ title, text }: { title: string; text: string }) {
  const id = useId();
  const [says, setSays] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSays(texts.copied),
      () => setSays(texts.failed),
    );
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-semibold text-label">
        {title}
      </h3>
      <div className="flex flex-wrap items-start gap-2">
        <output
          dir="ltr"
          lang="zxx"
          aria-labelledby={id}
          className="wrap-anywhere min-w-0 flex-1 whitespace-pre-wrap rounded-md border border-line bg-surface-sunken px-3 py-2 font-mono text-caption"
        >
          {text}
        </output>
        <Button onClick={() => void copy()}>
          {texts.copy}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
      <p role="status" className="text-caption text-fg-muted empty:hidden">
        {says}
      </p>
    </section>
  );
}
