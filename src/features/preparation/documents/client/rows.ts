import { counted } from '#formats/words.ts'
import type { CaseDocuments, Document, ItemState, RequestedItem } from '../records.ts'

/** One line of the list: what is asked for, what came in for it, or both. */
export type DocumentLine = {
  key: string
  name: string
  state: ItemState
  item?: RequestedItem
  document?: Document
}

export type DocumentGroup = { key: string; title: string; standing: string; lines: DocumentLine[] }

type Of = Pick<CaseDocuments, 'requests' | 'documents' | 'personName' | 'companyName'>
type Side = RequestedItem['side']

const stateOfReview = { Waiting: 'received', Accepted: 'accepted', Rejected: 'rejected' } as const

/** Asked for and received in one list, by who owes it: the reader's own first, what nobody asked for last. */
export function groupsOf(of: Of, own: readonly Side[], withPerhaps: boolean): DocumentGroup[] {
  const groups = new Map<string, DocumentGroup & { isOwn: boolean }>()
  for (const item of of.requests) {
    const lines = linesOf(item, of.documents)
    if (item.state === 'perhaps' && !withPerhaps) continue
    const title = ownerOf(item, of, own)
    const group = groups.get(title) ?? { key: title, title, standing: '', lines: [], isOwn: title === YOU }
    groups.set(title, group)
    group.lines.push(...lines)
  }
  const asked = new Set(of.requests.map(({ itemId }) => itemId))
  const others = of.documents.filter(({ itemId }) => !asked.has(itemId)).map((document) => lineOf(document))
  const listed = [...groups.values()].sort((one, other) => Number(other.isOwn) - Number(one.isOwn))
  return [
    ...listed.map(({ isOwn: _, ...group }) => ({ ...group, standing: standingOfGroup(group.lines) })),
    ...(others.length > 0
      ? [{ key: 'others', title: 'Other documents', standing: counted(others.length, 'document'), lines: others }]
      : []),
  ]
}

/** The same with the document that an address is about on top, whoever owes it, and also where none came yet. */
export function groupsWithFirst(of: Of, own: readonly Side[], withPerhaps: boolean, first: string): DocumentGroup[] {
  if (first === '') return groupsOf(of, own, withPerhaps)
  const isIt = ({ name, item }: DocumentLine) => name.includes(first) || item?.name.includes(first) === true
  const lines = groupsOf(of, own, true).flatMap((group) => group.lines.filter(isIt))
  const rest = groupsOf(of, own, withPerhaps).map((group) => ({
    ...group,
    lines: group.lines.filter((line) => !isIt(line)),
  }))
  const standing = lines.length === 0 ? 'None yet' : standingOfGroup(lines)
  return [{ key: first, title: first, standing, lines }, ...rest.filter((group) => group.lines.length > 0)]
}

const YOU = 'You'

function ownerOf({ from, side }: RequestedItem, { personName, companyName }: Of, own: readonly Side[]): string {
  const named = from === 'Employee' ? personName : from === 'Employer' ? companyName : ''
  const isMain = named !== '' || side === 'firm' || side === 'attorney'
  if (own.includes(side) && isMain) return YOU
  return named || from
}

/** An item without an answer is one line; each answer is a line of its own, the newest first. */
function linesOf(item: RequestedItem, documents: readonly Document[]): DocumentLine[] {
  const answers = documents.filter(({ itemId }) => itemId === item.itemId)
  if (answers.length === 0) return [{ key: item.itemId, name: item.name, state: item.state, item }]
  return answers.toReversed().map((document) => lineOf(document, item))
}

function lineOf(document: Document, item?: RequestedItem): DocumentLine {
  const state = item?.state === 'waived' ? 'waived' : stateOfReview[document.review]
  return { key: `document ${document.id}`, name: document.documentType, state, item, document }
}

/** "2 of 4 received" */
function standingOfGroup(lines: readonly DocumentLine[]): string {
  const items = new Map(lines.flatMap(({ item }) => (item ? [[item.itemId, item.state] as const] : [])))
  const needed = [...items.values()].filter((state) => state !== 'perhaps' && state !== 'waived')
  const received = needed.filter((state) => state === 'received' || state === 'accepted').length
  return needed.length === 0 ? '' : `${received} of ${needed.length} received`
}

/** The line whose upload an address asks for: by the item's id, in links of earlier times by its name. */
export const itemAsked = (of: Pick<CaseDocuments, 'requests'>, asked: string | null): RequestedItem | undefined =>
  asked ? of.requests.find(({ itemId, name }) => itemId === asked || name === asked) : undefined

/** What was sent back is replaced, so that its reason and its versions stay together. */
export const documentToReplace = (
  { documents }: Pick<CaseDocuments, 'documents'>,
  { itemId, state }: Pick<RequestedItem, 'itemId' | 'state'>,
): Document | undefined =>
  state === 'rejected' ? documents.findLast((each) => each.itemId === itemId && each.review === 'Rejected') : undefined
