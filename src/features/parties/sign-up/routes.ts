import { area } from '#platform/routes/route.ts'

export const signUpRoutes = area({ since: 'foundation', from: 'spec §2', access: 'loggedOut' }, [
  { path: '/signUp', screen: 'signIn.signUp', title: 'Sign Up' },
])
