import type { DetailsHolder, MergePreview } from '@rpm/domain';

/** What was chosen of two records that are one person's. */
export interface MergePlan {
  preview: MergePreview;
  /** The record that stays. */
  keptId: string;
  details: DetailsHolder;
}
