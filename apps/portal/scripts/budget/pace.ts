/** The pace for which 50 ms are meant, in ms: two cores with little else to do, on which a page has 0 to 3 long tasks. */
const usualPaceMs = 10;

/** From when on a task is long there, in ms. @see https://w3c.github.io/longtasks/ */
const longMs = 50;

/**
 * In a page: how long the same piece of work takes at this moment, in ms: objects are made, sorted, written and read, and
 * elements are made of them, as a page does that opens.
 */
export function paceMs(): number {
  const began = performance.now();
  const rows = Array.from({ length: 1500 }, (_, at) => ({
    id: `row-${(at * 7919) % 1500}`,
    at,
    on: at % 3 === 0,
  }));
  const read = JSON.parse(JSON.stringify(rows.sort((a, b) => (a.id < b.id ? -1 : 1)))) as typeof rows;
  const list = document.createElement('ul');
  for (const { id, on } of read) {
    const item = document.createElement('li');
    item.className = on ? 'on' : 'off';
    item.textContent = id;
    list.append(item);
  }
  return list.childElementCount > 0 ? performance.now() - began : 0;
}

/**
 * How many tasks are long at this pace: half as quick a machine, or one that others use too, needs twice the time for each
 * task, and is given it. A quicker one is given no less than 50 ms.
 *
 * @param taskMs how long each task took, in ms
 * @param paces what `paceMs` gave before and after them
 */
export function longTasksOf(taskMs: readonly number[], paces: readonly number[]): number {
  const pace = paces.reduce((sum, each) => sum + each, 0) / paces.length;
  return taskMs.filter((ms) => ms > longMs * Math.max(1, pace / usualPaceMs)).length;
}
