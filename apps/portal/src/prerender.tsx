import { publicRoutes } from '@rpm/domain';
import { shellWords } from '@rpm/domain/words/languageChoice';
import { publicWords } from '@rpm/domain/words/public';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { PublicRoutes } from './PublicRoutes.tsx';

/** The pages that are written into files by the build: those that anybody may read. */
export const prerenderedPaths = Object.values(publicRoutes).map(({ paths: [path] }) => path);

/** What the files say beside what is drawn, in the language of this build. */
export const shell = { homeTab: publicWords.landing.tab, needsScript: shellWords.needsScript };

/**
 * What a browser draws first at an address, before it knows who is there: a guest, on a small screen.
 *
 * @returns HTML for the root of the page. It holds no script: one boundary is never sent after the rest.
 */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <PublicRoutes userRole={null} hasTimedOut={false} application={null} />
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
