import { isFirm, isProvider } from '#case-file/cases/policy.ts'
import type { AgendaItem } from '../records.ts'
import { said } from '../said.ts'

/** The calendar as one reader sees it: each fact once, in words; rules and case numbers are for those who prepare cases. */
export function entriesFor(items: readonly AgendaItem[], roleId: number): AgendaItem[] {
  const prepares = isFirm(roleId) || isProvider(roleId)
  const late = new Set(items.filter(({ title }) => title === MISSED).map(({ caseId }) => caseId))
  return items
    .filter(({ title, caseId }) => !(title === AWAITED && late.has(caseId)))
    .map((item) => ({
      ...item,
      title: titleOf(item.title, prepares),
      ...(!prepares && { caseNumber: '', ...(item.kind === 'deadline' && { details: '' }) }),
    }))
}

const AWAITED = 'USCIS acts on the premium request by'
const MISSED = 'USCIS missed the premium clock (the fee can be asked back) on'

function titleOf(title: string, prepares: boolean): string {
  // Who asks for the fee back is the law firm.
  if (title === MISSED && !prepares) return 'USCIS is late: premium processing promised an answer by this day'
  const [, base, legal] = /^(.+) \(legal day (\S+)\)$/u.exec(title) ?? []
  return base ? `${said(base)}; the last legal day is ${legal}` : said(title)
}
