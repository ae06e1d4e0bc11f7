import type { NewItem } from '#case-file/cases/open-items.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { openItems } from '#case-file/cases/server/open-items-slot.ts'
import { casePath } from '#case-types/case-path.ts'
import { addDays, type Day, daysBetween } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import type { Db } from '#platform/database/database.ts'
import { surroundingsOf } from '#preparation/deadlines/server/settings-store.ts'
import type { Calendar } from '#rules/calendar/business-days.ts'
import { businessDays } from '#rules/deadlines/recruitment-window.ts'
import { settingRow } from '#rules/deadlines/settings.ts'
import { blocksOf } from '../blocks.ts'
import { voidWhy } from '../content.ts'
import { mandatoryKinds } from '../kinds.ts'
import { isProfessional, isStillOpen, recruits } from '../policy.ts'
import type { Line, RecruitmentOfCase, Step, Wage } from '../records.ts'
import { endOf, filingWindow, isMandatory, nameOf } from '../window.ts'
import { applicantsOf, builtFiles, fileOf, stepsOf } from './store.ts'

export type Opened = Omit<RecruitmentOfCase, 'applies' | 'may' | 'files'> & { begun: boolean }

/** The recruitment of a case as it stands, with the window it leaves for the filing. `system` reads the settings of the firm. */
export async function openRecruitment(db: Db, system: Db, row: CaseColumns, today: Day): Promise<Opened> {
  const { signedOn, signedBy, version, begun, ...wage } = await fileOf(db, row.id)
  const steps = await stepsOf(db, row.id)
  const applicants = await applicantsOf(db, row.id)
  const { settings, employer: calendar } = await surroundingsOf(system, row)
  const professional = isProfessional(row)
  const quietDays = settingRow(settings, 'permQuietDays')?.value ?? 0
  const asked = { steps, wage, professional, filedOn: row.filedOn, today, calendar, quietDays }
  const window = filingWindow(asked)
  const report = { signedOn, signedBy }
  const certifiedOn = row.outcome === 'Approved' ? row.decidedOn : null
  return {
    ...{ wage, steps, applicants, report, window, professional, version, begun },
    lines: stepLines(steps, wage, today, calendar),
    blocks: blocksOf({ wage, steps, applicants, report, professional, window, today, calendar }),
    certification: { certifiedOn, useBy: certifiedOn && addDays(certifiedOn, 180) },
  }
}

export const filesOf = async (db: Db, caseId: number): Promise<RecruitmentOfCase['files']> =>
  (await builtFiles(db, caseId)).map(({ documentId, name, formType }) => ({
    documentId,
    name,
    kind: formType === 'audit file' ? 'audit file' : 'report',
  }))

/** How long it ran, or runs. */
function noteOf({ kind, from }: Step, until: Day, calendar: Calendar): string {
  if (kind === 'Job order') return counted(daysBetween(from, until) + 1, 'day')
  if (kind === 'Notice of filing') return counted(businessDays(from, until, calendar), 'business day')
  return kind === 'Sunday ad' ? 'a Sunday' : 'additional'
}

/** The steps as they are drawn: mandatory ones first, each with its 30 quiet days. */
export function stepLines(steps: readonly Step[], wage: Wage, today: Day, calendar: Calendar): Line[] {
  const order = (step: Step) => {
    const place = (mandatoryKinds as readonly string[]).indexOf(step.kind)
    return place < 0 ? mandatoryKinds.length : place
  }
  return steps
    .toSorted((one, other) => order(one) - order(other) || one.from.localeCompare(other.from))
    .map((step) => {
      const until = endOf(step, calendar)
      return {
        stepId: step.id,
        label: nameOf(step),
        note: noteOf(step, until, calendar),
        from: step.from,
        until,
        quietUntil: isMandatory(step.kind) ? addDays(until, 30) : null,
        state: stateOf(step, wage, until, today),
      }
    })
}

function stateOf(step: Step, wage: Wage, until: Day, today: Day): Line['state'] {
  if (step.leftOut) return 'left out'
  if (voidWhy(step, wage) !== undefined) return 'void'
  if (addDays(step.from, 180) < today) return 'too old'
  if (step.from > today) return 'planned'
  if (until >= today && step.kind !== 'Sunday ad') return 'running'
  return step.documentId === null ? 'proof missing' : 'done'
}

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
