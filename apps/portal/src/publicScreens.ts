import { screenAt } from './screenAt.ts';

/** Each page that anybody may open, but those of logging in and of accounts (RTE-01, SCR-10). */
export const publicScreens = [
  screenAt(
    ['/'],
    () => import('@rpm/ui/screens/public/LandingScreen.tsx'),
    (module) => module.LandingScreen,
  ),
  screenAt(
    ['/how-it-works'],
    () => import('@rpm/ui/screens/public/HowItWorksScreen.tsx'),
    (module) => module.HowItWorksScreen,
  ),
  screenAt(
    ['/benefits'],
    () => import('@rpm/ui/screens/public/BenefitsScreen.tsx'),
    (module) => module.BenefitsScreen,
  ),
  screenAt(
    ['/offerings'],
    () => import('@rpm/ui/screens/public/OfferingsScreen.tsx'),
    (module) => module.OfferingsScreen,
  ),
  screenAt(
    ['/usage'],
    () => import('@rpm/ui/screens/public/UsageScreen.tsx'),
    (module) => module.UsageScreen,
  ),
  screenAt(
    ['/devices'],
    () => import('@rpm/ui/screens/public/DevicesScreen.tsx'),
    (module) => module.DevicesScreen,
  ),
  screenAt(
    ['/contact'],
    () => import('@rpm/ui/screens/public/ContactScreen.tsx'),
    (module) => module.ContactScreen,
  ),
  screenAt(
    ['/about'],
    () => import('@rpm/ui/screens/public/AboutScreen.tsx'),
    (module) => module.AboutScreen,
  ),
  screenAt(
    ['/termsofpatient'],
    () => import('@rpm/ui/screens/public/TermsOfPatientScreen.tsx'),
    (module) => module.TermsOfPatientScreen,
  ),
  screenAt(
    ['/termsofuse'],
    () => import('@rpm/ui/screens/public/TermsOfUseScreen.tsx'),
    (module) => module.TermsOfUseScreen,
  ),
  screenAt(
    ['/terms'],
    () => import('@rpm/ui/screens/public/TermsScreen.tsx'),
    (module) => module.TermsScreen,
  ),
  screenAt(
    ['/privacy'],
    () => import('@rpm/ui/screens/public/PrivacyScreen.tsx'),
    (module) => module.PrivacyScreen,
  ),
  screenAt(
    ['/california-privacy'],
    () => import('@rpm/ui/screens/public/CaliforniaPrivacyScreen.tsx'),
    (module) => module.CaliforniaPrivacyScreen,
  ),
];
