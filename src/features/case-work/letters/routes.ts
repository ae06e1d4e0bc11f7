import { area } from '#platform/routes/route.ts'

export const lettersRoutes = area({ since: 'cases', from: 'ours', can: null }, [
  { path: '/visaCareLetterTemplates', screen: 'letters.templates', title: 'Letter Templates' },
])
