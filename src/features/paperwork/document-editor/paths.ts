/** Where a Word file is opened: in the editor that the installation has. */
export const letterPath = (fileId: number): string => `/wopiDocumentFile/${fileId}`
