import type { MemoryState } from '../../store/memory/state.ts';
import type { World } from '../../store/World.ts';
import type { StoredNote } from './contract.ts';
import type { StoredMark } from './conversations.contract.ts';
import type { StoredNoteDraft } from './drafts.contract.ts';
import type { StoredNoteTemplate } from './templates.contract.ts';

declare module '../../store/memory/state.ts' {
  interface MemoryState {
    /** Oldest first. */
    notes: StoredNote[];
    conversationMarks: StoredMark[];
    noteDrafts: StoredNoteDraft[];
    noteTemplates: StoredNoteTemplate[];
  }
}

/** What memory begins with. */
export const noteState = (world: World) =>
  ({
    notes: world.notes.map((note) => ({ ...note })),
    conversationMarks: [],
    noteDrafts: [],
    noteTemplates: (world.noteTemplates ?? []).map((template) => ({ ...template })),
  }) satisfies Partial<MemoryState>;
