import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'

export const emailRoutes = area({ since: 'cases', from: 'ours', needs: 'email-template:edit' }, [
  { path: '/visaCareEmailTemplates/:templateId?', screen: 'email.templates', title: 'E-mail Templates' },
])

export const emailMenu = menuRows('Organization', [
  [3, 'visaCareEmailTemplates', 'Email templates', 'setting', [Role.provider, Role.employer, Role.lawFirm]],
])
