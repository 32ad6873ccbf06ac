import type { Plugin } from 'vite';
import { loadedBefore } from './loadedBefore.ts';

/**
 * Beside code that is asked for later Vite names all that it imports, so that all of it comes at once. This leaves out what is
 * there for certain: each name stands in a list of each file that asks, and cannot be compressed.
 *
 * @see ADR 84
 */
export function askForTheRest(): Plugin {
  let loaded: ReturnType<typeof loadedBefore> = new Map();
  return {
    name: 'ask-for-the-rest',
    apply: 'build',
    // Ahead of Vite's own, which writes the lists.
    enforce: 'pre',
    generateBundle(_, bundle) {
      loaded = loadedBefore(Object.values(bundle).filter((output) => output.type === 'chunk'));
    },
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies(fileName, files, { hostId, hostType }) {
            if (hostType === 'html') return files;
            const there = loaded.get(hostId);
            const rest = files.filter((file) => !there?.has(file));
            return rest.length === 1 && rest[0] === fileName ? [] : rest;
          },
        },
      },
    }),
  };
}
