import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'

export const caseMailRoutes = area({ since: 'cases', from: 'ours' }, [
  { path: '/mailIntoCases', screen: 'caseMail.box', title: 'Mail into Cases', needs: 'mail-box:edit' },
])

export const caseMailMenu = menuRows('Settings', [[14, 'mailIntoCases', 'Mail into Cases', 'setting', [Role.provider]]])
