import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'

export const lookUpsRoutes = area({ since: 'parties', from: 'ours' }, [
  { path: '/codeLists', screen: 'lookUps.lists', title: 'Lists of codes', needs: 'look-ups:replace' },
])

export const lookUpsMenu = menuRows('Settings', [[13, 'codeLists', 'Lists of codes', 'setting', [Role.provider]]])
