import type { Answer } from '#engine/answer.ts'
import { laborCertification, recruiting } from '#facts/labor-certification.ts'
import { immigrant } from '#rules/prefiling/needs.ts'
import { recruitmentNeeds } from '#rules/prefiling/recruitment-needs.ts'
import { countsOf } from './blocks.ts'
import { contentFaults, countingSteps, isRead, wageInAYear } from './content.ts'
import type { Applicant, RecruitmentOfCase, Step, Wage } from './records.ts'
import { asRuleStep, isMandatory, nameOf } from './window.ts'

type File = Pick<RecruitmentOfCase, 'wage' | 'steps' | 'applicants' | 'report'>

/** Form ETA-9089 and its worksheet read facts: what stands in the recruitment file is answered there, once. */
export function factsOf({ wage, steps }: Pick<File, 'wage' | 'steps'>): Record<string, Answer | null> {
  const counting = steps.filter(({ leftOut }) => !leftOut)
  const [order] = counting.filter(({ kind }) => kind === 'Job order').slice(-1)
  const [first, second] = counting.filter(({ kind }) => kind === 'Sunday ad').slice(-2)
  const further = counting.filter(({ kind }) => !isMandatory(kind))
  const noticed = counting.some(({ kind }) => kind === 'Notice of filing')
  return {
    ...said(laborCertification.wageDeterminationNumber, wage.number),
    ...said(recruiting.jobOrderFrom, order?.from),
    ...said(recruiting.jobOrderUntil, order?.until),
    ...said(recruiting.sundayEdition, first && !first.noSundayEdition),
    ...said(recruiting.firstAdIn, first?.place),
    ...said(recruiting.firstAdOn, first?.from),
    ...said(recruiting.secondAdIn, second?.place),
    ...said(recruiting.secondAdOn, second?.from),
    ...said(recruiting.recruitmentSteps, further.length > 0 ? further.map(asRow) : undefined),
    ...(noticed && said(recruiting.noticeGiven, [{ id: 'posted', way: 'Posted' }, ...inHouse(counting)])),
  }
}

const asRow = ({ id, kind, from, until }: Step) => ({ id: `step${id}`, kind, from, ...(until && { until }) })
const inHouse = (steps: readonly Step[]) =>
  steps.some(({ content }) => content?.includes('inHouseMediaCovered'))
    ? [{ id: 'inHouse', way: 'In-house media' }]
    : []

/** What is not in the file yet says nothing about what was answered elsewhere. */
const said = ({ id }: { id: string }, value: unknown): Record<string, Answer> =>
  value === undefined || value === null || value === '' ? {} : { [id]: { value } as Answer }

/** What the dates and the pre-filing check read of it (V48, V82–V84; D-30, D-31). */
export function detailsOf({ wage, steps, applicants, report }: File): Record<string, unknown> {
  const counting = steps.filter(({ leftOut }) => !leftOut)
  // A date to file from follows only from what the filing can rest on.
  const valid = countingSteps(steps, wage)
  const notice = valid.find(({ kind }) => kind === 'Notice of filing')
  return {
    [immigrant.recruitment.id]: counting.length > 0 ? valid.map(asRuleStep) : undefined,
    [immigrant.pwdWage.id]: wageInAYear(wage),
    'case.wageDeterminedOn': wage.determinedOn ?? undefined,
    'case.wageValidFrom': wage.validFrom ?? undefined,
    'case.wageValidUntil': wage.validUntil ?? undefined,
    'case.filingNoticePostedOn': notice?.from,
    [recruitmentNeeds.recruitmentTexts.id]: textsOf(counting, wage),
    [recruitmentNeeds.additionalSteps.id]: counting
      .filter(({ kind }) => !isMandatory(kind))
      .map(({ id, kind, documentId }) => ({ id: String(id), kind, proved: documentId !== null })),
    [recruitmentNeeds.recruitmentReport.id]: reportOf(applicants, report),
  }
}

/** The texts that were read; nothing while one of them was not: a check that was not made is not a check passed. */
function textsOf(counting: readonly Step[], wage: Wage) {
  const read = counting.filter(isRead).map((step) => ({ step, faults: contentFaults(step, wage) }))
  if (read.length === 0 || read.some(({ faults }) => faults === undefined)) return undefined
  return read.map(({ step, faults }) => ({
    id: String(step.id),
    step: nameOf(step),
    faults: faults?.join('; ') || undefined,
  }))
}

function reportOf(applicants: readonly Applicant[], { signedOn }: File['report']) {
  const { received, hired, rejected, withdrew, noAnswer } = countsOf(applicants)
  return [{ id: 'report', received, hired, rejected, withdrew, noAnswer, ...(signedOn && { signedOn }) }]
}
