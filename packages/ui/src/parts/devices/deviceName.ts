import type { AllottedDevice } from '@rpm/domain';
import { loadWords } from '@rpm/domain/words/load';

/** How a device of a patient is called among staff: its own name, or its model; '—' when there is neither. */
export const deviceName = ({ deviceName: own, name, model }: AllottedDevice): string =>
  own?.trim() || name?.trim() || model?.trim() || loadWords.unknown;
