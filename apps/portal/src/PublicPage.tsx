import { lazyScreen } from './lazyScreen.ts';
import { publicScreens } from './publicScreens.ts';

const NotFound = lazyScreen(
  () => import('@rpm/ui/layout/NotFound'),
  (module) => module.NotFound,
);

export interface PublicPageProps {
  /** Which one, as in `publicPaths`. */
  path: string;
  dashboardPath: string | null;
  hasTimedOut: boolean;
}

/** The page of a public path. Apart from the router, so that pages behind the guard do not load the table of these. */
export function PublicPage({ path, ...props }: PublicPageProps) {
  const built = publicScreens.find((each) => each.path === path);
  return built ? <built.Screen {...props} /> : <NotFound homePath="/" />;
}
