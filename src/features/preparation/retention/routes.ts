import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { advisers } from '#platform/session/role-groups.ts'

export const retentionRoutes = area({ since: 'cases', from: 'ours', can: null }, [
  { path: '/visaCareRetention', screen: 'retention', title: 'Retention and Legal Holds' },
])

export const retentionMenu = menuRows('Cases', [
  [15, 'visaCareRetention', 'Retention and Legal Holds', 'shield', advisers],
])
