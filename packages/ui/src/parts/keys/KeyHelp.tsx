import { workingModeWords } from '@rpm/domain/words/workingMode';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { KeySwitch } from './KeySwitch.tsx';

const { help: texts } = workingModeWords;

export interface KeyHelpProps {
  /** Each key, and what it does. */
  keys: readonly { key: string; does: string }[];
  onClose: () => void;
}

/** What `?` opens: the keys of a page, and the way to turn them off. */
export function KeyHelp({ keys, onClose }: KeyHelpProps) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} description={texts.about}>
      <table className="w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.key}</th>
            <th scope="col">{texts.action}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ key, does }) => (
            <tr key={key} className="border-line border-b">
              <td className="w-16 py-1.5">
                <kbd className="rounded-xs border border-line-control px-2 font-mono">
                  {key.toUpperCase()}
                </kbd>
              </td>
              <td className="py-1.5">{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="pt-4">
        <KeySwitch />
      </div>
    </Dialog>
  );
}
