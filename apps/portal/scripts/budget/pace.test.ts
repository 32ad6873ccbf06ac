import { describe, expect, it } from 'vitest';
import { longTasksOf } from './pace.ts';

describe('which tasks are long (17.1)', () => {
  const tasks = [51, 99, 101, 240];

  it('are those above 50 ms at the usual pace, and at a quicker one', () => {
    expect(longTasksOf([49, 50, ...tasks], [10, 10])).toBe(4);
    expect(longTasksOf(tasks, [2, 4])).toBe(4);
  });

  it('are those above twice that where the same work takes twice as long', () => {
    expect(longTasksOf(tasks, [15, 25])).toBe(2);
    expect(longTasksOf(tasks, [50])).toBe(0);
  });
});
