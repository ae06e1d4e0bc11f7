import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { administrators, everyone } from '#platform/session/role-groups.ts'

// Specification §2 "Logged-out routes"; which of them also open with a session is decided by access: a mailed link must
// work while somebody else is signed in, and the two check pages are useful to everyone.
export const signInRoutes = [
  ...area({ since: 'foundation', from: 'spec §2', access: 'loggedOut' }, [
    { path: '/', screen: 'signIn.login', title: 'Sign In' },
    { path: '/login', screen: 'signIn.login', title: 'Sign In' },
  ]),
  ...area({ since: 'foundation', from: 'spec §2', access: 'public' }, [
    { path: '/welcome', screen: 'signIn.welcome', title: 'Welcome' },
    { path: '/index.html', screen: 'signIn.login', title: 'Sign In' },
  ]),
  ...area({ since: 'foundation', from: 'ours' }, [
    { path: '/myProfile', screen: 'profile.own', title: 'My Profile', can: null },
  ]),
  ...area({ since: 'parties', from: 'ours' }, [
    { path: '/lookIns', screen: 'signIn.lookIns', title: 'Look-ins by VisaCare', needs: 'lookIn:read' },
  ]),
]

export const signInMenu = [
  menuRows('Organization', [[6, 'lookIns', 'Look-ins by VisaCare', 'reports', administrators]]),
  menuRows('My account', [[1, 'myProfile', 'My Profile', 'userEdit', everyone]]),
]
