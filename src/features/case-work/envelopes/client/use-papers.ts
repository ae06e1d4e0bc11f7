import { documentsApi, lettersApi } from '#case-work/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'

const PDF = 'application/pdf'

/** What proves something (a degree, an I-94) is nothing to sign: who answers the checklist with a letter may want it signed. */
const isEvidence = (itemId: string, documentType: string): boolean => itemId !== '' && !/letter/i.test(documentType)

/** What of a case can be signed: its letters as they read now, and its documents that are PDFs. */
export function usePapers(caseId: number) {
  const { items: documents } = useOperation(documentsApi.ofCase, { caseId })
  const { items: letters } = useOperation(lettersApi.list, { caseId })
  const ofLetters = (letters?.items ?? []).map(({ file }) => ({
    value: `letter:${file.id}`,
    label: `${file.name.replace(/\.docx$/i, '')} (letter, version ${file.versionNumber})`,
  }))
  const ofDocuments = (documents?.documents ?? [])
    .filter(({ contentType, itemId, documentType }) => contentType === PDF && !isEvidence(itemId, documentType))
    .map(({ id, documentType, fileName }) => ({ value: `document:${id}`, label: `${documentType} (${fileName})` }))
  return [...ofLetters, ...ofDocuments]
}

/** The chosen one as an envelope takes it. */
export function sourceOf(chosen: string): { letterId: number } | { documentId: number } {
  const id = Number(chosen.split(':')[1])
  return chosen.startsWith('letter:') ? { letterId: id } : { documentId: id }
}
