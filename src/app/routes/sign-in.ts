import { area } from '#platform/routes/route.ts'

/** What opens without a session by a link: most of it is still to be built. */
export const signInRoutes = [
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
