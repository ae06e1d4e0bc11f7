import { area } from '#platform/routes/route.ts'

// Specification §2 "Logged-out routes"; which of them also open with a session is decided here:
// a mailed link must work while somebody else is signed in, and the two check pages are useful to everyone.
export const signInRoutes = [
  ...area({ since: 'foundation', from: 'spec §2', access: 'loggedOut' }, [
    { path: '/', screen: 'signIn.login', title: 'Sign In' },
    { path: '/login', screen: 'signIn.login', title: 'Sign In' },
    { path: '/signUp', screen: 'signIn.signUp', title: 'Sign Up' },
    { path: '/passwordchange', screen: 'signIn.passwordChange', title: 'Change Password' },
    { path: '/forgotusername', screen: 'signIn.forgotUserName', title: 'Forgot User Name' },
    {
      path: '/firstLoginChangePassword',
      screen: 'signIn.firstLogin',
      title: 'Choose Your Password',
      headerless: true,
    },
  ]),
  ...area({ since: 'foundation', from: 'spec §2', access: 'public' }, [
    { path: '/forgotPasswordUpdate/:actcode?', screen: 'signIn.newPassword', title: 'Set a New Password' },
    { path: '/resetpassword/:id?', screen: 'signIn.resetPassword', title: 'Reset Password' },
    { path: '/uscis', screen: 'uscis.lookUp', title: 'USCIS Receipt Number' },
    { path: '/checkingpage', screen: 'signIn.check', title: 'Browser and Server Check' },
    { path: '/welcome', screen: 'signIn.welcome', title: 'Welcome' },
    { path: '/index.html', screen: 'signIn.login', title: 'Sign In' },
    { path: '/visaCareSessionExpire', screen: 'signIn.sessionExpired', title: 'Session Expired' },
    { path: '/stripePaymentCheckout', screen: 'payments.checkout', title: 'Payment', since: 'later' },
  ]),
  ...area({ since: 'later', from: 'decisions §5', access: 'public' }, [
    { path: '/sign/:token', screen: 'signatures.sign', title: 'Sign a Document' },
    { path: '/verify/:code', screen: 'signatures.verify', title: 'Verify a Document' },
    { path: '/invitation/:token', screen: 'questionnaires.invited', title: 'Invitation', since: 'forms' },
    { path: '/inspection/:token', screen: 'i9.inspection', title: 'Inspection' },
  ]),
  ...area({ since: 'foundation', from: 'ours', access: 'public' }, [
    { path: '/setup/:token', screen: 'signIn.setUp', title: 'Set Up VisaCare' },
  ]),
]
