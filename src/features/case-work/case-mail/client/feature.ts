import type { ClientFeature } from '#platform/client/feature.ts'

export const caseMailClient: ClientFeature = { screens: { 'caseMail.box': () => import('./MailBoxScreen.tsx') } }
