import type { publicRoutes } from '@rpm/domain';
import { type LazyScreen, lazyScreen } from './lazyScreen.ts';
import type { PublicScreenProps } from './public/PublicScreenProps.ts';

/** The screen of each page to read. A name of the route table without one does not compile; so in the two maps beside this. */
export const publicScreens: Readonly<Record<keyof typeof publicRoutes, LazyScreen<PublicScreenProps>>> = {
  landing: lazyScreen(() => import('./public/LandingScreen.tsx').then((module) => module.LandingScreen)),
  howItWorks: lazyScreen(() =>
    import('./public/HowItWorksScreen.tsx').then((module) => module.HowItWorksScreen),
  ),
  benefits: lazyScreen(() => import('./public/BenefitsScreen.tsx').then((module) => module.BenefitsScreen)),
  offerings: lazyScreen(() =>
    import('./public/OfferingsScreen.tsx').then((module) => module.OfferingsScreen),
  ),
  usage: lazyScreen(() => import('./public/UsageScreen.tsx').then((module) => module.UsageScreen)),
  devices: lazyScreen(() => import('./public/DevicesScreen.tsx').then((module) => module.DevicesScreen)),
  contact: lazyScreen(() => import('./public/ContactScreen.tsx').then((module) => module.ContactScreen)),
  about: lazyScreen(() => import('./public/AboutScreen.tsx').then((module) => module.AboutScreen)),
  termsOfPatient: lazyScreen(() =>
    import('./public/TermsOfPatientScreen.tsx').then((module) => module.TermsOfPatientScreen),
  ),
  termsOfUse: lazyScreen(() =>
    import('./public/TermsOfUseScreen.tsx').then((module) => module.TermsOfUseScreen),
  ),
  terms: lazyScreen(() => import('./public/TermsScreen.tsx').then((module) => module.TermsScreen)),
  privacy: lazyScreen(() => import('./public/PrivacyScreen.tsx').then((module) => module.PrivacyScreen)),
  californiaPrivacy: lazyScreen(() =>
    import('./public/CaliforniaPrivacyScreen.tsx').then((module) => module.CaliforniaPrivacyScreen),
  ),
};
