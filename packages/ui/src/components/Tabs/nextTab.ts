/**
 * The tab that a key opens, in the ring of tabs.
 *
 * @param key the `key` of a keyboard event
 * @param index of the open tab, from 0
 * @param count of tabs, at least 1
 * @returns the index to open, or `null` when the key is not one of the tabs' keys
 */
export function nextTab(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
