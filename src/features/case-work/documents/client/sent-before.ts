import type { Document, RequestedItem } from '../records.ts'

type Sent = Pick<
  Document,
  'caseId' | 'itemId' | 'documentType' | 'review' | 'readiness' | 'expiresOn' | 'uploadedAt' | 'personName'
>
type Wanted = { caseId: number; personName: string; item: Pick<RequestedItem, 'name'> }

/** The same document of the same person in another case, the newest that is good: nobody has to look for it twice. */
export function sentBefore<One extends Sent>(all: readonly One[], wanted: Wanted, today: string): One | undefined {
  const { caseId, personName, item } = wanted
  const good = all.filter(
    (one) =>
      one.caseId !== caseId &&
      one.personName === personName &&
      one.documentType === item.name &&
      one.review !== 'Rejected' &&
      one.readiness !== 'Failed' &&
      (one.expiresOn === null || one.expiresOn >= today),
  )
  return good.sort((one, other) => other.uploadedAt.localeCompare(one.uploadedAt))[0]
}
