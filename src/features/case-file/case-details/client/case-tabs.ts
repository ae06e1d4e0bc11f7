import type { CaseDetails } from '#case-file/case-details/records.ts'
import { isSentBack } from '#case-file/cases/item-words.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { isEmployee, isFirm, isProvider, sidesOf } from '#case-file/cases/policy.ts'
import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { isBeforeFiling } from '#case-types/status/statuses.ts'
import type { TabOfPage } from '#ui/page/TabBar.tsx'
import { inEnglish, type Say } from '#ui/say.ts'

export type CaseTab =
  | 'overview'
  | 'collection'
  | 'review'
  | 'family'
  | 'recruitment'
  | 'questions'
  | 'documents'
  | 'letters'
  | 'forms'
  | 'filing'
  | 'dates'
  | 'messages'
  | 'history'

const TITLES: Readonly<Record<CaseTab, string>> = {
  overview: 'Overview',
  collection: 'Collection',
  review: 'Review',
  family: 'Family',
  recruitment: 'Recruitment',
  questions: 'Questions',
  documents: 'Documents',
  letters: 'Letters',
  forms: 'Forms',
  filing: 'Filing',
  dates: 'Dates',
  messages: 'Messages',
  history: 'History',
}

type Of = Pick<CaseDetails, 'mode' | 'may' | 'forms' | 'related' | 'typeName'> & Partial<Pick<CaseDetails, 'typeId'>>

/** Whoever prepares the case reads all of it: rules, editions, status and filing. The others are spared them. */
export const prepares = ({ mode, may }: Pick<CaseDetails, 'mode' | 'may'>, roleId: number): boolean =>
  isFirm(roleId) || isProvider(roleId) || (mode === 'DIY' && may.seeFees)

/** Drafts are read by those who write them, not by the provider's staff (ABA Model Rule 1.6). */
const writes = (file: Pick<CaseDetails, 'mode' | 'may'>, roleId: number): boolean =>
  prepares(file, roleId) && !isProvider(roleId)

const ofPreparer = [
  'overview',
  'questions',
  'documents',
  'letters',
  'forms',
  'filing',
  'dates',
  'messages',
  'history',
] as const
const ofOthers = ['overview', 'documents', 'questions', 'forms', 'messages', 'dates'] as const

export function tabsOf(file: Of, roleId: number): readonly CaseTab[] {
  const [first = 'overview', ...rest]: readonly CaseTab[] = prepares(file, roleId)
    ? ofPreparer.filter((tab) => tab !== 'letters' || writes(file, roleId))
    : ofOthers
  const own = caseTypeById(file.typeId ?? 0)?.ownTab
  // A matter that goes to no agency asks no questions of a form.
  if (own) return [first, own, ...rest.filter((tab) => tab !== 'questions' && tab !== 'forms' && tab !== 'filing')]
  const further: readonly CaseTab[] = [
    ...(filesWithFamily(file) ? (['family'] as const) : []),
    ...(hasRecruitment(file, roleId) ? (['recruitment'] as const) : []),
  ]
  const all: readonly CaseTab[] = [first, ...further, ...rest]
  // Nothing is filed without a form.
  return file.forms.length > 0 ? all : all.filter((tab) => tab !== 'forms' && tab !== 'filing')
}

/** Each of a family has a case of the same kind: they are looked at together. */
const filesWithFamily = ({ related, typeName }: Pick<CaseDetails, 'related' | 'typeName'>) =>
  related.some((each) => (each.relation === 'dependent' || each.relation === 'principal') && each.typeName === typeName)

/** The test of the labor market; the worker has no part in it (20 CFR 656.10(b)). */
const hasRecruitment = ({ typeId }: Partial<Pick<CaseDetails, 'typeId'>>, roleId: number) =>
  typeId === CaseType.perm && !isEmployee(roleId)

/** The parts of the page as earlier links name them: notices and mails keep them for years. */
const named: Readonly<Record<string, CaseTab>> = {
  tasks: 'overview',
  deadlines: 'dates',
  fees: 'filing',
  timeline: 'history',
}

/** The tab that an address asks for; whoever does not have it, begins with the overview. */
export function tabAsked({ search, hash }: Pick<Location, 'search' | 'hash'>, tabs: readonly CaseTab[]): CaseTab {
  const part = decodeURIComponent(hash.slice(1))
  const asked = new URLSearchParams(search).get('tab') ?? named[part] ?? part
  // What happened is everybody's to read, also where it has no place in the row.
  return [...tabs, 'history' as const].find((tab) => tab === asked) ?? 'overview'
}

export const tabPath = (path: string, tab: CaseTab): string => (tab === 'overview' ? path : `${path}?tab=${tab}`)

type Waiting = Partial<Record<CaseTab, { count: number; urgent?: boolean }>>

/** The row of tabs, each with what waits there for the reader. */
export function tabRow(
  tabs: readonly CaseTab[],
  open: CaseTab,
  path: string,
  waiting: Waiting,
  say: Say = inEnglish,
): TabOfPage<CaseTab>[] {
  const shown = tabs.includes(open) ? tabs : [...tabs, open]
  return shown.map((key) => ({ key, title: say(TITLES[key]), to: tabPath(path, key), ...waiting[key] }))
}

/** Counted from what is open for the reader: the same that stands under "Your part". */
export function waitingIn(file: CaseDetails, roleId: number, left: number | undefined): Waiting {
  const own = sidesOf(roleId)
  const mine = file.openItems.filter(({ side }) => own.includes(side))
  const documents = mine.filter(({ kind }) => kind === 'document')
  const reviews = mine.filter(({ kind }) => kind === 'review')
  return {
    documents: {
      count: reviews.reduce((sum, item) => sum + numberIn(item), documents.length),
      urgent: reviews.length > 0 || documents.some(isSentBack),
    },
    questions: {
      count: prepares(file, roleId) ? (left ?? 0) : numberIn(mine.find(({ kind }) => kind === 'questions')),
    },
    // What was filed is not filled in any more.
    ...(prepares(file, roleId) &&
      isBeforeFiling(file.status) && { forms: { count: file.forms.filter(({ percent }) => percent < 100).length } }),
    messages: { count: file.messages.filter(({ unread }) => unread).length },
  }
}

/** The number that the item itself says, so that row and tab agree. */
const numberIn = (item: OpenItem | undefined) => item?.about.count ?? (item ? 1 : 0)
