import { area } from '#platform/routes/route.ts'

/** What opens without a session and belongs to a feature without a manifest. */
export const signInRoutes = [
  ...area({ since: 'foundation', from: 'spec §2', access: 'public' }, [
    { path: '/uscis', screen: 'uscis.lookUp', title: 'USCIS Receipt Number' },
  ]),
  ...area({ since: 'later', from: 'spec §2', access: 'public' }, [
    { path: '/stripePaymentCheckout', screen: 'payments.checkout', title: 'Payment' },
  ]),
  ...area({ since: 'later', from: 'decisions §5', access: 'public' }, [
    { path: '/sign/:token', screen: 'signatures.sign', title: 'Sign a Document' },
    { path: '/verify/:code', screen: 'signatures.verify', title: 'Verify a Document' },
  ]),
  ...area({ since: 'forms', from: 'decisions §5', access: 'public' }, [
    { path: '/invitation/:token', screen: 'questionnaires.invited', title: 'Invitation' },
  ]),
  ...area({ since: 'later', from: 'decisions §5', access: 'public' }, [
    { path: '/inspection/:token', screen: 'i9.inspection', title: 'Inspection' },
  ]),
]
