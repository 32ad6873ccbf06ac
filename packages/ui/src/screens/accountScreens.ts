import type { accountRoutes } from '@rpm/domain';
import type { Lazy } from '../hooks/lazily.ts';
import { lazyScreen } from './lazyScreen.ts';

/**
 * The screens of logging in and of accounts, each with props of its own. Their map comes with the first page, so that
 * their code is asked for beside that of the application and not after it.
 */
export const accountScreens = {
  login: lazyScreen(() => import('./login/LoginScreen.tsx').then((module) => module.LoginScreen)),
  register: lazyScreen(() => import('./register/RegisterScreen.tsx').then((module) => module.RegisterScreen)),
  verify: lazyScreen(() => import('./verify/VerifyScreen.tsx').then((module) => module.VerifyScreen)),
  forgotPassword: lazyScreen(() =>
    import('./forgot-password/ForgotPasswordScreen.tsx').then((module) => module.ForgotPasswordScreen),
  ),
  resetPassword: lazyScreen(() =>
    import('./reset-password/ResetPasswordScreen.tsx').then((module) => module.ResetPasswordScreen),
  ),
  signOn: lazyScreen(() => import('./sign-on/SignOnScreen.tsx').then((module) => module.SignOnScreen)),
  launch: lazyScreen(() => import('./launch/LaunchScreen.tsx').then((module) => module.LaunchScreen)),
  stopReminders: lazyScreen(() =>
    import('./stop-reminders/StopRemindersScreen.tsx').then((module) => module.StopRemindersScreen),
  ),
} satisfies Record<keyof typeof accountRoutes, Lazy<unknown>>;

/** `/register` for whoever comes by the link of a share. */
export const carerRegister = lazyScreen(() =>
  import('./register/CarerRegisterScreen.tsx').then((module) => module.CarerRegisterScreen),
);
