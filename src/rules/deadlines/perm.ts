import { showDate } from '#formats/dates.ts'
import { earliest } from '#formats/day.ts'
import { type Check, check, ok, warn, wrong } from './check.ts'
import { deadline } from './deadline.ts'
import { recruitmentWindow, stillRunning } from './recruitment-window.ts'
import { startAt } from './trail.ts'

const recruitmentCitation = '20 CFR 656.17(e), 656.10(d)'

/** D-30 and D-31: the prevailing wage and the recruitment before an ETA-9089. */
export const permDeadlines = [
  deadline({
    id: 'D-30',
    part: 'review of the wage',
    // A right, not a duty: nothing is overdue when it was not used.
    title: 'Review of the prevailing wage can be requested until',
    citation: '20 CFR 656.41',
    kind: 'info',
    severity: 'regulatory',
    needs: ['wageDeterminedOn'],
    aroundClosedDays: true,
    due: (_, { from }) => from('wageDeterminedOn').plusDays(30),
  }),
  deadline({
    id: 'D-31',
    part: 'earliest filing',
    title: 'ETA-9089 may be filed from',
    citation: recruitmentCitation,
    kind: 'earliest',
    severity: 'regulatory',
    needs: ['recruitment'],
    due: ({ recruitment }, { setting, employer }) => {
      const quietDays = setting('permQuietDays')
      const window = recruitmentWindow(recruitment, { calendar: employer })
      if (typeof window === 'string') return undefined
      const from = startAt('30 days after the last step that counts', window.from)
      return quietDays === 0 ? from : from.plusDays(quietDays, 'to be safe')
    },
  }),
  deadline({
    id: 'D-31',
    part: 'latest filing',
    title: 'ETA-9089 must be filed by',
    citation: recruitmentCitation,
    kind: 'due',
    severity: 'regulatory',
    needs: ['recruitment'],
    due: ({ recruitment }, { employer }) => {
      const window = recruitmentWindow(recruitment, { calendar: employer })
      return typeof window === 'string' ? undefined : startAt('180 days after the first step began', window.until)
    },
  }),
  deadline({
    id: 'D-31',
    part: 'notice of filing ends',
    title: 'Notice of filing stays up until',
    citation: '20 CFR 656.10(d)(1)(ii)',
    evidence: 'V',
    // It may hang longer: nothing is late after that day.
    kind: 'retain until',
    severity: 'regulatory',
    needs: ['filingNoticePostedOn'],
    due: (_, { from, employer }) =>
      from('filingNoticePostedOn').throughBusinessDay(10, employer, 'the first day counts'),
  }),
]

export const permChecks: readonly Check[] = [
  check({
    id: 'D-30',
    part: 'wage in use',
    title: 'Validity of the prevailing wage',
    citation: '20 CFR 656.40(c)',
    evidence: 'V',
    needs: ['wageValidFrom', 'wageValidUntil', 'laborCertificationFiledOn'],
    may: ['firstRecruitmentOn', 'recruitment'],
    judge: ({ wageValidFrom, wageValidUntil, laborCertificationFiledOn, ...known }) => {
      // The earliest of all steps counts: job order, ads, additional ones.
      const begun = known.recruitment?.flatMap(({ from }) => from ?? []) ?? []
      const first = begun.length > 0 ? earliest(...begun) : known.firstRecruitmentOn
      const valid = (day: string) => wageValidFrom <= day && day <= wageValidUntil
      if (first !== undefined && valid(first)) return ok('Recruitment began while it was valid.')
      if (valid(laborCertificationFiledOn)) return ok('The ETA-9089 is filed while it is valid.')
      return wrong('Neither the first recruitment step nor the filing lies within its validity.')
    },
  }),
  check({
    id: 'D-31',
    part: 'filed in the window',
    title: 'ETA-9089 within 30 to 180 days after recruitment',
    citation: recruitmentCitation,
    needs: ['recruitment', 'laborCertificationFiledOn'],
    judge: ({ recruitment, laborCertificationFiledOn: filed }, { employer }) => {
      const window = recruitmentWindow(recruitment, { calendar: employer })
      if (typeof window === 'string') return wrong(window)
      if (filed < window.from)
        return wrong(`Too early: a step that counts lies less than 30 days before ${showDate(filed)}.`)
      if (filed > window.until) return wrong(`Too late: a step began more than 180 days before ${showDate(filed)}.`)
      return stillRunning(recruitment, filed)
        ? warn('Filed within the window; an additional step is still running that day.')
        : ok('Filed within the window.')
    },
  }),
]
