import type { ClientFeature } from '#platform/client/feature.ts'

export const wopiClient: ClientFeature = { screens: { 'wopi.file': () => import('./EditorScreen.tsx') } }
