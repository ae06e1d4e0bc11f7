import type { OpenItem } from '#case-file/cases/open-items.ts'
import type { CasePackage } from '#paperwork/packages/records.ts'

type Asked = Pick<OpenItem, 'kind' | 'about' | 'title'>

/**
 * What whoever says that a response was sent has to know: all of it counts as one answer (8 CFR 103.2(b)(11)). Which
 * packages there are is not known at once.
 */
export function missingOfAnswer(items: readonly Asked[], packages?: readonly Pick<CasePackage, 'status'>[]): string[] {
  const asked = items.filter(({ kind }) => kind === 'document').map(({ about, title }) => about.thing || title)
  return [
    ...(asked.length > 0 ? [`Asked for and not received: ${[...new Set(asked)].join(', ')}.`] : []),
    ...(!packages || packages.some(({ status }) => status === 'Ready') ? [] : ['No response package was built here.']),
  ]
}
