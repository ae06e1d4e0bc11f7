import type { SavedReport, Selection } from '../records.ts'

/** What the address narrows a report to, each as it stands there; empty: not at all. */
export type Narrowing = Record<'companyId' | 'typeId' | 'attorneyId' | 'mode' | 'months', string>

/** What is kept is what is on screen, with its filters. */
export const keptOf = (selection: Selection, { months, ...of }: Narrowing): Selection => ({
  ...selection,
  ...(selection.day !== null && months && { months: Number(months) }),
  only: onlyOf(of),
})

const onlyOf = ({ companyId, typeId, attorneyId, mode }: Omit<Narrowing, 'months'>): Selection['only'] => ({
  ...(companyId && { companyId: Number(companyId) }),
  ...(typeId && { typeId: Number(typeId) }),
  ...(attorneyId && { attorneyId: Number(attorneyId) }),
  ...(mode && { mode: mode as 'LEGAL' }),
})

/** Whether two choices count the same of the same people. */
export const isSame = (one: Selection, other: Selection) => inWords(one) === inWords(other)

const inWords = ({ dataset, by, measures, day, months, only = {} }: Selection) =>
  JSON.stringify([dataset, by, measures, day, months, only.companyId, only.typeId, only.attorneyId, only.mode])

/** What is mailed: a saved report, or one that is saved when it is given a schedule. */
export type ToMail = Pick<SavedReport, 'name' | 'selection' | 'schedule' | 'recipientIds'> & { id?: number }

/** The report on screen as one that can be mailed. Whoever kept the same before gets that one, not a second. */
export function toMail(title: string, selection: Selection, saved: readonly SavedReport[]): ToMail {
  const same = saved.find((each) => isSame(each.selection, selection))
  return same ?? { name: freeName(title, saved), selection, schedule: null, recipientIds: [] }
}

function freeName(title: string, saved: readonly SavedReport[]): string {
  const taken = new Set(saved.map(({ name }) => name.toLowerCase()))
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? title : `${title} ${n}`
    if (!taken.has(name.toLowerCase())) return name
  }
}
