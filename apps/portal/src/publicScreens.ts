import { lazyScreen } from './lazyScreen.ts';

/** Each page that anybody may open, but /login (RTE-01, SCR-10). Its code comes when it is opened. */
export const publicScreens = [
  {
    path: '/',
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/public/LandingScreen'),
      (module) => module.LandingScreen,
    ),
  },
  {
    path: '/how-it-works',
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/public/HowItWorksScreen'),
      (module) => module.HowItWorksScreen,
    ),
  },
  {
    path: '/benefits',
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/public/BenefitsScreen'),
      (module) => module.BenefitsScreen,
    ),
  },
  {
    path: '/offerings',
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/public/OfferingsScreen'),
      (module) => module.OfferingsScreen,
    ),
  },
  {
    path: '/usage',
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/public/UsageScreen'),
      (module) => module.UsageScreen,
    ),
  },
  {
    path: '/devices',
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/public/DevicesScreen'),
      (module) => module.DevicesScreen,
    ),
  },
  {
    path: '/contact',
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/public/ContactScreen'),
      (module) => module.ContactScreen,
    ),
  },
  {
    path: '/about',
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/public/AboutScreen'),
      (module) => module.AboutScreen,
    ),
  },
  {
    path: '/termsofpatient',
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/public/TermsOfPatientScreen'),
      (module) => module.TermsOfPatientScreen,
    ),
  },
  {
    path: '/termsofuse',
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/public/TermsOfUseScreen'),
      (module) => module.TermsOfUseScreen,
    ),
  },
  {
    path: '/terms',
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/public/TermsScreen'),
      (module) => module.TermsScreen,
    ),
  },
  {
    path: '/privacy',
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/public/PrivacyScreen'),
      (module) => module.PrivacyScreen,
    ),
  },
  {
    path: '/california-privacy',
    Screen: lazyScreen(
      () => import('@rpm/ui/screens/public/CaliforniaPrivacyScreen'),
      (module) => module.CaliforniaPrivacyScreen,
    ),
  },
] as const;
