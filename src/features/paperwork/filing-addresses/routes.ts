import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { advisers } from '#platform/session/role-groups.ts'

/** The addresses of the agencies. */
export const filingAddressesRoutes = area({ since: 'cases', from: 'ours' }, [
  { path: '/user/filingaddresses', screen: 'filings.addresses', title: 'Filing Addresses' },
])

export const filingAddressesMenu = menuRows('Cases', [
  [12, 'user/filingaddresses', 'Filing Addresses', 'setting', advisers],
])
