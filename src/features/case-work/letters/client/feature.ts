import type { ClientFeature } from '#platform/client/feature.ts'

export const lettersClient: ClientFeature = {
  screens: { 'letters.templates': () => import('./LetterTemplatesScreen.tsx') },
}
