import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'

export const lettersRoutes = area({ since: 'cases', from: 'ours', can: null }, [
  { path: '/visaCareLetterTemplates', screen: 'letters.templates', title: 'Letter Templates' },
])

export const lettersMenu = menuRows('Cases', [
  [14, 'visaCareLetterTemplates', 'Letter Templates', 'setting', [Role.lawFirm, Role.attorney, Role.attorneyAssistant]],
])
