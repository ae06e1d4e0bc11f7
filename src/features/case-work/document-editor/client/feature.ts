import type { ClientFeature } from '#platform/client/feature.ts'

export const documentEditorClient: ClientFeature = {
  screens: { 'documentEditor.view': () => import('./LetterScreen.tsx') },
}
