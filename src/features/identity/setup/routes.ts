import { area } from '#platform/routes/route.ts'

export const setupRoutes = area({ since: 'foundation', from: 'ours', access: 'public' }, [
  { path: '/setup/:token', screen: 'signIn.setUp', title: 'Set Up VisaCare' },
])
