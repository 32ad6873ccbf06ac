import type { Photo } from '@rpm/domain';
import type { Actor } from '../accounts/contract.ts';

export interface Photos {
  find(accountId: string): Promise<Photo | null>;
  /** Gives the actor's account this photo, in the place of the one before. */
  save(photo: Photo, actor: Actor): Promise<void>;
  /** Takes the photo of the actor's account away. Where there is none, nothing is taken down. */
  remove(actor: Actor): Promise<void>;
}

declare module '../../store/Store.ts' {
  interface StoreParts {
    photos: Photos;
  }
}
