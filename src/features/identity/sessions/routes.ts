import { area } from '#platform/routes/route.ts'

export const sessionsRoutes = area({ since: 'foundation', from: 'spec §2', access: 'session' }, [
  { path: '/visaCareSessionExpire', screen: 'signIn.sessionExpired', title: 'Session Expired', can: null },
])
