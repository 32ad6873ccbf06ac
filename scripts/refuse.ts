import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Tells whoever typed a command what is wrong with it, in a sentence and without the place in the source, and ends with 1. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The arguments of a command, as `parseArgs` reads them. What it does not know is refused. */
export function argumentsOf<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
