import type { NewItem } from '#case-file/cases/open-items.ts'
import { openItems } from '#case-file/cases/server/open-items.ts'
import { casePath } from '#case-types/case-path.ts'
import { isStillOpen, recruits } from '../policy.ts'
import { openRecruitment } from './opened.ts'

/** What the recruitment waits for, once its file is begun, for the side that has to do it. */
export const recruitmentOpen = openItems(async (system, { file, today }) => {
  if (!recruits(file) || !isStillOpen(file)) return []
  const { begun, blocks } = await openRecruitment(system, system, file, today)
  if (!begun) return []
  return blocks.map(
    ({ key, kind, side, title, about, dueOn }): NewItem => ({
      ...{ key: `recruitment:${key}`, kind, side, title, verb: verbs[kind], dueOn, dueWhy: about },
      link: `${casePath(file)}?tab=recruitment`,
      about: { planned: true },
    }),
  )
})

const verbs = { task: 'Open', document: 'Open', signature: 'Sign', review: 'Check' } as const
