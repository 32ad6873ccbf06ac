import { activationCodeWords } from '@rpm/domain/words/activationCode';
import { PrintSheet } from '../../components/PrintSheet/PrintSheet.tsx';
import { Letterhead } from '../../parts/letter/Letterhead.tsx';

const texts = activationCodeWords.sheet;

interface ActivationSheetProps {
  clinic: string;
  /** Whose code it is; `null` while the record is not there. */
  name: string | null;
  code: string;
  /** 'Works once, until December 20, 2026.' */
  until: string;
}

/** What the clinic prints and hands over: the code, large, and where to type it. @see F5 */
export function ActivationSheet({ clinic, name, code, until }: ActivationSheetProps) {
  const address = `${window.location.host}/register`;
  return (
    <PrintSheet title={texts.title} density="patient">
      <Letterhead clinic={clinic} />
      {name !== null && (
        <p className="mt-6 text-h3">
          <bdi>{name}</bdi>
        </p>
      )}
      <h1 className="mt-6 text-h1">{texts.title}</h1>
      <p className="mt-3">{texts.intro}</p>
      <p
        dir="ltr"
        className="numeric mt-6 border-2 border-fg px-6 py-5 text-center font-semibold text-[2.75rem] leading-tight tracking-[0.12em]"
      >
        {code}
      </p>
      <p className="mt-2 text-center">{until}</p>
      <ol className="mt-6 list-decimal space-y-3 ps-7">
        {[texts.goTo({ address }), ...texts.steps].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-6">{texts.otherClinic}</p>
      <p className="mt-2 font-semibold">{texts.keep}</p>
      <p className="mt-2">{texts.help}</p>
    </PrintSheet>
  );
}
