import * as z from 'zod/mini';

/** What a call answers that has nothing to say but a sentence. */
export const Message = z.object({ message: z.string() });
