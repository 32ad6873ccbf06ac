import { useSay } from '@rpm/api-client';
import type { ConversationSide } from '@rpm/domain';
import { conversationWords as texts } from '@rpm/domain/words/conversation';
import { useState } from 'react';
import { useTask } from '../../hooks/useTask.ts';
import { useSlot } from '../../providers/memory/SessionMemory.tsx';

/**
 * Sends a message. One that is on its way, or that was not sent, stays as a bubble with its text, also when the page is
 * left and opened again; it can be tried again, or taken back into the field. @see API-25, behaviour 1a
 */
export function useMessage(userId: string, side: ConversationSide) {
  const say = useSay();
  const kept = useSlot<string>(`unsent message about ${userId}`);
  const [unsent, setUnsent] = useState(kept.value);
  const put = (text: string | null) => {
    kept.value = text;
    setUnsent(text);
  };
  const { run, isBusy, problem, clear } = useTask({
    name: texts[side].title,
    call: async (text: string) => {
      const done = await say({ userId, text });
      kept.value = null;
      return done;
    },
    says: { done: texts.sent },
    onDone: () => setUnsent(null),
  });
  const send = (text: string) => {
    put(text);
    return run(text);
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
      const text = unsent;
      put(null);
      clear();
      return text;
    },
  };
}

export type Message = ReturnType<typeof useMessage>;
