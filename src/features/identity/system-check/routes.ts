import { area } from '#platform/routes/route.ts'

export const systemCheckRoutes = area({ since: 'foundation', from: 'spec §2', access: 'public' }, [
  { path: '/checkingpage', screen: 'signIn.check', title: 'Browser and Server Check' },
])
