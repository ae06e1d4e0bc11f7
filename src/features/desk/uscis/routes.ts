import { area } from '#platform/routes/route.ts'

/** A receipt number, looked up without signing in. */
export const uscisRoutes = area({ since: 'foundation', from: 'spec §2', access: 'public' }, [
  { path: '/uscis', screen: 'uscis.lookUp', title: 'USCIS Receipt Number' },
])
