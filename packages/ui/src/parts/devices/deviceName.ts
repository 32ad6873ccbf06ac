import type { AllottedDevice } from '@rpm/domain';
import * as words from '@rpm/domain/words';

/** How a device of a patient is called among staff: its own name, or its model; '—' when there is neither. */
export const deviceName = ({ deviceName: own, name, model }: AllottedDevice): string =>
  own?.trim() || name?.trim() || model?.trim() || words.load.unknown;
