import type { ClientFeature } from '#platform/client/feature.ts'

export const documentsClient: ClientFeature = {
  screens: {
    'documents.ofCase': () => import('./CaseDocumentsScreen.tsx'),
    'documents.list': () => import('./UploadedFilesScreen.tsx'),
  },
}
