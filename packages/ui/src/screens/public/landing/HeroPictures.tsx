import { publicWords } from '@rpm/domain/words/public';
import { ReadingTag } from '../../../components/ReadingTag/ReadingTag.tsx';
import { PhonePicture } from './PhonePicture.tsx';

/** Both sides of it, where there is room: a patient's phone, and a line of a clinic's list. Decorative. */
export function HeroPictures() {
  return (
    <>
      <div aria-hidden="true" className="absolute top-18 right-24 z-(--rpm-z-base)">
        <PhonePicture />
      </div>
      <div
        aria-hidden="true"
        className="absolute top-107.5 left-[39.3%] w-87.5 rounded-lg border border-line bg-surface px-4.5 py-4 shadow-md"
      >
        <div className="flex items-center justify-between gap-3">
          <b className="font-semibold">{publicWords.landing.listName}</b>
          <ReadingTag reading="Critical" />
        </div>
        <p className="text-fg-muted">{publicWords.landing.listReading}</p>
      </div>
    </>
  );
}
