import type { PhotoContentType } from '@rpm/domain';

declare module '../../store/sql/tables.ts' {
  interface Tables {
    photos: { account_id: string; content_type: PhotoContentType; content: Buffer };
  }
}
