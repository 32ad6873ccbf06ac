import { appWords } from '@rpm/domain/words/app';
import { Mark } from '../../components/Mark/Mark.tsx';

/** The head of a letter: from which clinic it is, and by what it was written. */
export function Letterhead({ clinic }: { clinic: string }) {
  return (
    <div className="flex items-center gap-4 border-brand-solid border-b-2 pb-4">
      <span className="size-12 flex-none">
        <Mark />
      </span>
      <div className="min-w-0">
        <b className="font-semibold text-h2">
          <bdi>{clinic}</bdi>
        </b>
        <br />
        {appWords.title}
      </div>
    </div>
  );
}
