import { useSay } from '@rpm/api-client';
import type { ConversationSide, MessageReading } from '@rpm/domain';
import { conversationWords as texts } from '@rpm/domain/words/conversation';
import { useState } from 'react';
import { useTask } from '../../hooks/useTask.ts';
import { useSlot } from '../../providers/memory/SessionMemory.tsx';

/** A message as it is written: its text, and the reading that it is about. */
export interface Written {
  text: string;
  about: MessageReading | null;
}

/**
 * Sends a message. One that is on its way, or that was not sent, stays as a bubble with its text, also when the page is
 * left and opened again; it can be tried again, or taken back into the field. @see API-25, behaviour 1a
 */
export function useMessage(userId: string, side: ConversationSide) {
  const say = useSay();
  const kept = useSlot<Written>(`unsent message about ${userId}`);
  const [unsent, setUnsent] = useState(kept.value);
  const put = (written: Written | null) => {
    kept.value = written;
    setUnsent(written);
  };
  const { run, isBusy, problem, clear } = useTask({
    name: texts[side].title,
    call: async ({ text, about }: Written) => {
      const named = about && { about: { vital: about.vital, time: about.time } };
      const done = await say({ userId, text, ...named });
      kept.value = null;
      return done;
    },
    says: { done: texts.sent },
    onDone: () => setUnsent(null),
  });
  const send = (written: Written) => {
    put(written);
    return run(written);
  };
  return {
    unsent,
    isBusy,
    problem,
    send,
    /** Tries the one that was not sent again. */
    again: () => void (unsent !== null && run(unsent)),
    /** Takes it back, to be written on. */
    takeBack() {
      const written = unsent;
      put(null);
      clear();
      return written;
    },
  };
}

export type Message = ReturnType<typeof useMessage>;
