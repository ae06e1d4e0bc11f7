import { area } from '#platform/routes/route.ts'

/** Where everybody may begin. */
export const homeRoutes = area({ since: 'foundation', from: 'spec §2' }, [
  { path: '/home', screen: 'home.landing', title: 'Home', can: null },
])
