import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { everyone } from '#platform/session/role-groups.ts'

export const termsRoutes = area({ since: 'cases', from: 'spec §2' }, [
  { path: '/visaCareTermsAndConditions', screen: 'payments.terms', title: 'Terms and Conditions', can: null },
])

export const termsMenu = menuRows('My account', [
  [3, 'visaCareTermsAndConditions', 'Terms and Conditions', 'reports', everyone],
])
