import type { CaseType } from '#case-types/case-type.ts'
import type { Circumstances } from '#case-types/circumstances.ts'
import { type CaseOptions, circumstancesOf } from '#case-types/options.ts'
import { checklistOf } from '#case-types/package/checklist.ts'
import type { ParticipantCode } from '#case-types/people/participant.ts'
import { participantNames } from '#case-types/people/participants.ts'
import { Status } from '#case-types/status/statuses.ts'
import type { AwaitedDocuments } from '#case-types/status/who-has-the-ball.ts'
import { IN_HAND } from './policy.ts'
import type { ItemState, RequestedItem, Review } from './records.ts'

/** Whom the product knows well enough to ask. */
export const askableFrom = ['BENEFICIARY', 'DEPENDENT', 'EMPLOYER', 'FIRM_PARA', 'FIRM_ATTY'] as const

/** What was said about an item, or asked for besides the checklist. */
export type RequestRow = {
  itemId: string
  name: string
  need: 'required' | 'recommended'
  fromWhom: string
  note: string
  dueOn: string | null
  waivedAt: string | null
  waivedReason: string
  waivedByName: string
  askedBy: number | null
}

/** What came in for an item. */
export type CameIn = { itemId: string; review: Review; reviewReason: string; reviewedByName: string }

/**
 * The request list: the checklist of the case's type in its order, then what somebody asked for besides. What was answered
 * beats what the facts say.
 */
export function requestList(
  type: CaseType,
  options: CaseOptions,
  rows: readonly RequestRow[],
  cameIn: readonly CameIn[],
  known: Circumstances = {},
): RequestedItem[] {
  const listed = checklistOf(type, { ...known, ...circumstancesOf(type, options) })
  const ofType = new Set(type.checklist.map(({ id }) => id))
  const items = [
    ...listed.map(({ id, name, need, from, note = '', asked, questions, confidential = false, sealed = false }) => ({
      ...{
        itemId: id,
        name,
        need,
        code: from,
        note,
        asked,
        questions: questions.map(({ words }) => words),
        confidential,
        sealed,
      },
    })),
    ...rows
      .filter(({ itemId, name }) => !ofType.has(itemId) && name !== '')
      .map(({ itemId, name, need, fromWhom, note }) => ({
        ...{ itemId, name, need, code: fromWhom as ParticipantCode, note, asked: 'yes' as const, questions: [] },
        ...{ confidential: false, sealed: false },
      })),
  ]
  return items.map(({ code, asked, ...item }) => {
    const row = rows.find(({ itemId }) => itemId === item.itemId)
    const answers = cameIn.filter(({ itemId }) => itemId === item.itemId)
    const inHand = item.sealed && row && isInHand(row) ? row : undefined
    const state = inHand ? 'accepted' : stateOf(asked, row, answers)
    return {
      ...item,
      note: row?.note || item.note,
      from: whoInWords[code] ?? 'Somebody else',
      side: sideOf(code),
      state,
      ...(inHand ? { reason: '', decidedByName: inHand.waivedByName } : decision(state, row, answers)),
      dueOn: row?.dueOn ?? null,
      remindedAt: null,
      askedBy: item.itemId.startsWith(OWN_ITEM) ? (row?.askedBy ?? null) : null,
    }
  })
}

const isInHand = ({ waivedAt, waivedReason }: RequestRow) => waivedAt !== null && waivedReason === IN_HAND

/** As everybody of the case may read it. */
export const nameToAll = (
  { name, confidential }: Pick<RequestedItem, 'name' | 'confidential'>,
  mode: 'LEGAL' | 'DIY',
): string => (confidential ? (mode === 'DIY' ? 'Confidential document' : 'Document for the law firm') : name)

/** The questions that decide what is only perhaps needed, each once. */
export function openQuestionsOf(
  type: CaseType,
  options: CaseOptions,
  known: Circumstances = {},
): { id: string; words: string }[] {
  const found = checklistOf(type, { ...known, ...circumstancesOf(type, options) }).flatMap(({ questions }) => questions)
  return [...new Map(found.map((each) => [each.id, each])).values()]
}

/** What came in beats what was said before; a waiver beats everything that is not accepted. */
export function stateOf(
  asked: 'yes' | 'perhaps',
  row: Pick<RequestRow, 'waivedAt'> | undefined,
  answers: readonly Pick<CameIn, 'review'>[],
): ItemState {
  const any = (review: Review) => answers.some((each) => each.review === review)
  if (any('Accepted')) return 'accepted'
  if (row?.waivedAt) return 'waived'
  if (any('Waiting')) return 'received'
  if (any('Rejected')) return 'rejected'
  return asked === 'yes' ? 'asked' : 'perhaps'
}

/** Still to be sent. */
export const isOpen = ({ state }: Pick<RequestedItem, 'state'>) => state === 'asked' || state === 'rejected'

/** What keeps a case from being drafted (case-types.md, DOCS → DRAFT): required, and neither received nor waived. */
export const openRequired = (items: readonly RequestedItem[]): string[] =>
  items.filter((item) => item.need === 'required' && isOpen(item)).map(({ name }) => name)

/**
 * What the work waits for: at the stage of documents everything that is required, elsewhere only what somebody asked for
 * by hand or sent back.
 */
export function awaited(
  items: readonly RequestedItem[],
  { stage, mode = 'LEGAL' }: { stage: string; mode?: 'LEGAL' | 'DIY' },
): AwaitedDocuments {
  const atDocuments = stage === DOCUMENTS_STAGE
  const wanted = (item: RequestedItem) =>
    item.need === 'required' && (atDocuments || item.state === 'rejected' || askedByHand(item))
  return {
    owed: items
      .filter((item) => isOpen(item) && wanted(item))
      .map(({ side, state, dueOn, ...item }) => ({
        ...{ for: side, name: nameToAll(item, mode), again: state === 'rejected' },
        ...(dueOn !== null && { dueOn }),
      })),
    toLookAt: atDocuments ? items.filter(({ state }) => state === 'received').length : 0,
  }
}

/** What somebody has to send now: all that is required before a case is drafted, later what was asked for by hand or sent back. */
export const isOwed = (item: RequestedItem, { status }: { status: number }): boolean =>
  item.need === 'required' &&
  isOpen(item) &&
  (status < Status.generated || item.state === 'rejected' || askedByHand(item))

const DOCUMENTS_STAGE = 'DOCS'
export const OWN_ITEM = 'own-'
const askedByHand = ({ itemId, dueOn }: RequestedItem) => itemId.startsWith(OWN_ITEM) || dueOn !== null

/** Who of those with a login is asked. What comes from others, the law firm gets. */
export function sideOf(code: ParticipantCode): RequestedItem['side'] {
  switch (code) {
    case 'BENEFICIARY':
    case 'DEPENDENT':
    case 'FAM_PETITIONER':
    case 'JOINT_SPONSOR':
    case 'HH_MEMBER':
    case 'SCHOOL':
      return 'employee'
    case 'EMPLOYER':
    case 'EMP_SIGNER':
      return 'employer'
    case 'FIRM_ATTY':
      return 'attorney'
    default:
      return 'firm'
  }
}

/** So many days before a document expires, those who work on the case are told. */
export const EXPIRY_NOTICE_DAYS = 60

/** The morning of a day, so many days away, if that is still to come. */
export function morningOf(iso: string, days: number, now: Date): Date | undefined {
  const at = new Date(Date.parse(`${iso}T13:00:00Z`) + days * 86_400_000)
  return at > now ? at : undefined
}

/** What a document is called when nobody says what it is: as its sender named the file, whatever the script. */
export const titleOfFile = (fileName: string): string =>
  fileName
    .slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1)
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}]/gu, '')
    .normalize('NFC')
    .trim()
    .slice(0, LONGEST_TITLE)
const LONGEST_TITLE = 200

/** Whoever signs for the employer, or works for the firm, is asked through it. */
const whoInWords = { ...participantNames, EMP_SIGNER: 'Employer', FIRM_PARA: 'Law firm' }

function decision(state: ItemState, row: RequestRow | undefined, answers: readonly CameIn[]) {
  if (state === 'waived' && row) return { reason: row.waivedReason, decidedByName: row.waivedByName }
  const last = answers.findLast(({ review }) =>
    state === 'accepted' ? review === 'Accepted' : state === 'rejected' && review === 'Rejected',
  )
  return { reason: last?.reviewReason ?? '', decidedByName: last?.reviewedByName ?? '' }
}
