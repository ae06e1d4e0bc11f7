import { area } from '#platform/routes/route.ts'

/** A Word file on a page of its own; the specification's pages of the document editor lead to the same editor. */
export const documentEditorRoutes = area({ since: 'cases', from: 'ours', can: null, headerless: true }, [
  { path: '/visaCareLetter/:fileId', screen: 'documentEditor.view', title: 'Letter' },
])

/** Where a letter is opened in the editor that the installation has: an outside one, else the built-in one. */
export const letterPath = (fileId: number): string => `/wopiDocumentFile/${fileId}`
