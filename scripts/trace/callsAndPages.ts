import { basename } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { kindOf, type RouteKind, type RouteName, routes } from '../../packages/domain/src/app/routes.ts';
import type { Source, StoryClaim } from './claims.ts';
import { idsIn } from './requirements.ts';

/** A call of the API. */
export interface TracedCall {
  name: string;
  method: string;
  path: string;
  /** The requirements that its docstring names. */
  ids: string[];
  /** What it does, in a sentence. */
  summary: string;
  /** The stories that give it an answer or a fault. */
  stories: StoryClaim[];
}

/** A page of the portal. */
export interface TracedPage {
  name: string;
  paths: readonly string[];
  /** Who may open it. */
  kind: RouteKind;
  /** The file of its screen, from `packages/ui/src/screens`. */
  screen: string;
  /** The stories of its screen. */
  stories: StoryClaim[];
}

/** A story with its own code. */
interface WrittenStory {
  claim: StoryClaim;
  /** The component that its file is about. */
  component: string;
  code: string;
}

const EXPORTED = /^export const (\w+) = /gm;

/** Every story of a file, with its code. */
export function writtenStories({ text }: Source): WrittenStory[] {
  const [, title] = /\btitle: '([^']+)'/.exec(text) ?? [];
  const [, component = ''] = /\bcomponent: (\w+)/.exec(text) ?? [];
  if (title === undefined) return [];
  const found = [...text.matchAll(EXPORTED)];
  return found.map((each, at) => {
    const name = storyNameFromExport(each[1] ?? '');
    const code = text.slice(each.index, found[at + 1]?.index);
    return { claim: { storyId: toId(title, name), title, name }, component, code };
  });
}

interface Operation {
  operationId: string;
  summary: string;
  'x-requirements'?: string[];
}

/** The calls in the text of `docs/openapi.json`, which is written from the table of calls. */
export function callsIn(openapi: string, stories: readonly WrittenStory[]): TracedCall[] {
  const { paths } = JSON.parse(openapi) as { paths: Record<string, Record<string, Operation>> };
  const naming = Map.groupBy(
    stories.flatMap(({ claim, code }) =>
      [...new Set([...code.matchAll(/ndpoints\.(\w+)/g)].map(([, name = '']) => name))].map((name) => ({
        name,
        claim,
      })),
    ),
    ({ name }) => name,
  );
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: name, summary, ...said }]) => ({
      name,
      method: method.toUpperCase(),
      path,
      ids: idsIn((said['x-requirements'] ?? []).join(' ')),
      summary,
      stories: (naming.get(name) ?? []).map(({ claim }) => claim),
    })),
  );
}

const LAZY = /(\w+): lazyScreen\(\(\) =>\s*import\('\.\/([^']+)'\)/g;

/**
 * The pages of the portal with the stories of their screens.
 *
 * @param maps the texts of the files that say which screen a page has
 * @param textOf the text of a screen: one that draws nothing but another screen has the stories of that one
 */
export function pagesIn(
  maps: readonly string[],
  textOf: (screen: string) => string,
  stories: readonly WrittenStory[],
): TracedPage[] {
  const screens = new Map(
    maps.flatMap((text) => [...text.matchAll(LAZY)].map(([, name = '', file = '']) => [name, file] as const)),
  );
  const byComponent = Map.groupBy(
    stories.flatMap(({ claim, component, code }) =>
      [...new Set([component, ...[...code.matchAll(/<(\w+Screen)\b/g)].map(([, drawn = '']) => drawn)])].map(
        (drawn) => ({ drawn, claim }),
      ),
    ),
    ({ drawn }) => drawn,
  );
  return (Object.keys(routes) as RouteName[]).map((name) => {
    const screen = screens.get(name) ?? '';
    const [, drawn = basename(screen, '.tsx')] = /return <(\w+Screen) [^>]*\/>;/.exec(textOf(screen)) ?? [];
    return {
      name,
      paths: routes[name].paths,
      kind: kindOf(name),
      screen,
      stories: (byComponent.get(drawn) ?? []).map(({ claim }) => claim),
    };
  });
}
