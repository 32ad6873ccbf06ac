import { screenAt } from './screenAt.ts';

/** Each page that anybody may open, but those of logging in and of accounts (RTE-01, SCR-10). */
export const publicScreens = [
  screenAt(
    ['/'],
    () => import('@rpm/ui/screens/public/LandingScreen'),
    (module) => module.LandingScreen,
  ),
  screenAt(
    ['/how-it-works'],
    () => import('@rpm/ui/screens/public/HowItWorksScreen'),
    (module) => module.HowItWorksScreen,
  ),
  screenAt(
    ['/benefits'],
    () => import('@rpm/ui/screens/public/BenefitsScreen'),
    (module) => module.BenefitsScreen,
  ),
  screenAt(
    ['/offerings'],
    () => import('@rpm/ui/screens/public/OfferingsScreen'),
    (module) => module.OfferingsScreen,
  ),
  screenAt(
    ['/usage'],
    () => import('@rpm/ui/screens/public/UsageScreen'),
    (module) => module.UsageScreen,
  ),
  screenAt(
    ['/devices'],
    () => import('@rpm/ui/screens/public/DevicesScreen'),
    (module) => module.DevicesScreen,
  ),
  screenAt(
    ['/contact'],
    () => import('@rpm/ui/screens/public/ContactScreen'),
    (module) => module.ContactScreen,
  ),
  screenAt(
    ['/about'],
    () => import('@rpm/ui/screens/public/AboutScreen'),
    (module) => module.AboutScreen,
  ),
  screenAt(
    ['/termsofpatient'],
    () => import('@rpm/ui/screens/public/TermsOfPatientScreen'),
    (module) => module.TermsOfPatientScreen,
  ),
  screenAt(
    ['/termsofuse'],
    () => import('@rpm/ui/screens/public/TermsOfUseScreen'),
    (module) => module.TermsOfUseScreen,
  ),
  screenAt(
    ['/terms'],
    () => import('@rpm/ui/screens/public/TermsScreen'),
    (module) => module.TermsScreen,
  ),
  screenAt(
    ['/privacy'],
    () => import('@rpm/ui/screens/public/PrivacyScreen'),
    (module) => module.PrivacyScreen,
  ),
  screenAt(
    ['/california-privacy'],
    () => import('@rpm/ui/screens/public/CaliforniaPrivacyScreen'),
    (module) => module.CaliforniaPrivacyScreen,
  ),
];
