import { z } from 'zod'
import type { Ball } from '#case-types/status/stage.ts'
import { capitalized, counted } from '#formats/words.ts'
import { isNewsFrom, WORK_ENDED } from './news.ts'
import { TaskFor } from './records.ts'

export const itemKinds = ['questions', 'question', 'document', 'task', 'signature', 'review', 'step', 'date'] as const

/** What an item is about, apart from the sentence that says it. */
export const ItemAbout = z.object({
  /** The thing itself, without what is to be done with it: “Support letter”, “31 questions”; empty: as the title says. */
  thing: z.string().default(''),
  /** The document asked for, as the list of the case names it. */
  document: z.string().default(''),
  /** How many there are of it. */
  count: z.number().nullable().default(null),
  /** The reader did it once and it came back; why, in the words of who sent it back. */
  sentBack: z.boolean().default(false),
  why: z.string().default(''),
  /** Nobody gave it its day: it follows from a date of the case, which stands in calendars and reminders by itself. */
  planned: z.boolean().default(false),
})
export type ItemAbout = z.output<typeof ItemAbout>

/** One thing that one side of a case owes: what, by when and why, and where it is done. */
export const OpenItem = z.object({
  id: z.number(),
  caseId: z.number(),
  /** What it is within its case, so that it stays the same item while its words change. */
  key: z.string(),
  kind: z.enum(itemKinds),
  side: TaskFor,
  title: z.string(),
  /** The button that leads to it. */
  verb: z.string(),
  link: z.string(),
  about: ItemAbout,
  dueOn: z.string().nullable(),
  dueWhy: z.string(),
  /** Work or stay ends on its date, unless it is renewed. */
  ends: z.boolean(),
  since: z.string(),
  remindedAt: z.string().nullable(),
  number: z.string(),
  /** As people say it: "H-1B extension". */
  typeName: z.string(),
  personName: z.string(),
  companyName: z.string(),
})
export type OpenItem = z.output<typeof OpenItem>

/** So many questions are open for somebody, or none any more: then the answers are to be handed in. */
export const questionsOwed = (missing: number): Pick<NewItem, 'title' | 'verb' | 'about'> =>
  missing === 0
    ? { title: 'Check your answers and submit them', verb: 'Submit' }
    : {
        ...{ title: `Answer ${counted(missing, 'question')}`, verb: 'Answer' },
        about: { thing: counted(missing, 'question'), count: missing },
      }

/** As its source hands it in. */
export type NewItem = Pick<OpenItem, 'key' | 'kind' | 'side' | 'title' | 'verb' | 'link'> & {
  dueOn?: string | null
  dueWhy?: string
  ends?: boolean
  /** Its day has come and nothing can be done about it: it is no next date. */
  over?: boolean
  /** Of a date: the case has to be prepared or filed before it; at first only registered; or its notice answered. */
  governs?: boolean | 'registration' | 'answer'
  about?: Partial<ItemAbout>
  /** Of a family's questions, how many there are about each person; '': about none of them. */
  each?: Readonly<Record<string, number>>
  /** It is owed beside the case, and says nothing of the step that comes next in it. */
  beside?: boolean
  /** Whose it is, where not the person's whom the case is about: the relative who petitions or sponsors. */
  personId?: number
  /** The company's whoever owns the case, such as what it pays. */
  ofCompany?: boolean
}

/** The keys by which news speak of items; each source of items writes its own by these too. */
export const taskKey = (id: number) => `task:${id}`
export const documentKey = (itemId: string) => `document:${itemId}`.slice(0, 120)
export const questionsKey = (side: string) => `questions:${side}`
export const dateKey = (rule: string, part: string) => `date:${rule} ${part}`.slice(0, 120)

/** Who acts next, on what; `answers`: it is the answer to a notice. */
export type Turn = { who: Ball | 'owner'; todo: string; link: string; answers?: boolean }

/**
 * Whoever acts next by the state of the case has that step to do, unless something of theirs says it already; a date
 * alone says only until when. Nothing else says that a notice is to be answered: that step stands beside all the others.
 */
export function withStep(items: readonly NewItem[], { who, todo, link, answers = false }: Turn): NewItem[] {
  const side = TaskFor.safeParse(who)
  if (!side.success || todo === '') return [...items]
  if (!answers && items.some((item) => item.side === side.data && item.kind !== 'date' && !item.beside))
    return [...items]
  const verb = answers ? 'Answer' : 'Open'
  return [...items, { key: 'step', kind: 'step', side: side.data, title: capitalized(todo), verb, link }]
}

/** Everybody a case waits for: whoever acts first in front, then the others in the order of what is due. */
export function waitsFor(items: readonly NewItem[], first: Ball): Ball[] {
  const owed = items.filter(({ kind }) => kind !== 'date').map(({ side }): Ball => side)
  return first === 'nobody' && owed.length > 0 ? [...new Set(owed)] : [...new Set([first, ...owed])]
}

/** How the end of what somebody has now is called where no date of the case says it. */
export const WORK_OR_STAY_ENDS = 'Permission to work or stay ends'

/**
 * What is due next in a case: the first of everything that is to be done in it, of the dates it keeps, and of the end of
 * what its worker has now (`workEndsOn`), by whichever case or record. A later day never stands where something is due
 * before, or where an earlier one ends somebody's work. Lists, board, header and home read this one day.
 */
export function nextDate(
  items: readonly Pick<NewItem, 'key' | 'kind' | 'title' | 'dueOn'>[],
  today: string,
  workEndsOn?: string | null,
): { dueOn: string | null; title: string } {
  const owed = items.flatMap(({ key, kind, dueOn, title }) =>
    dueOn && key !== WORK_ENDED ? { kind, dueOn, title } : [],
  )
  const ends = workEndsOn ? [{ kind: 'date' as const, dueOn: workEndsOn, title: WORK_OR_STAY_ENDS }] : []
  const [first] = [...owed, ...ends]
    .filter((each) => isNewsFrom(today, each))
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn))
  return first ? { dueOn: first.dueOn, title: first.title } : { dueOn: null, title: '' }
}
