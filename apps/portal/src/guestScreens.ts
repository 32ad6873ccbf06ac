import { screenAt } from './screenAt.ts';

/**
 * The screens of logging in and of accounts, which `useGuestPages` gives what they need. Their table comes with the first
 * page, so that their code is asked for beside that of the application and not after it.
 */
export const guestScreens = {
  login: screenAt(
    ['/login'],
    () => import('@rpm/ui/screens/login/LoginScreen.tsx'),
    (module) => module.LoginScreen,
  ),
  register: screenAt(
    ['/register'],
    () => import('@rpm/ui/screens/register/RegisterScreen.tsx'),
    (module) => module.RegisterScreen,
  ),
  verify: screenAt(
    ['/verifyotp', '/verify/login', '/verify/signup'],
    () => import('@rpm/ui/screens/verify/VerifyScreen.tsx'),
    (module) => module.VerifyScreen,
  ),
  forgotPassword: screenAt(
    ['/forgot-password'],
    () => import('@rpm/ui/screens/forgot-password/ForgotPasswordScreen.tsx'),
    (module) => module.ForgotPasswordScreen,
  ),
  resetPassword: screenAt(
    ['/reset-password', '/verify-pass-token/:user/:token'],
    () => import('@rpm/ui/screens/reset-password/ResetPasswordScreen.tsx'),
    (module) => module.ResetPasswordScreen,
  ),
};
