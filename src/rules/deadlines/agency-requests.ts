import type { Calendar } from '#rules/calendar/business-days.ts'
import { deadline, type Known, type Tools } from './deadline.ts'
import type { InputName } from './inputs.ts'
import type { Trail } from './trail.ts'

const service = ['servedBy', 'recipientAbroad', 'answerChannel'] as const

/**
 * D-40 to D-42: answers to USCIS. They must be received by the day; the printed date always wins. On paper the next
 * business day is in time, online never (USCIS Policy Manual Vol. 1, alert of 03-29-2023); how the notice came adds the
 * days of mail, how the answer leaves decides about the last day. While nobody said how, the day itself counts.
 */
export const agencyRequestDeadlines = [
  deadline({
    id: 'D-40',
    part: 'response',
    title: 'Response to the request for evidence must be received by',
    citation: '8 CFR 103.2(b)(8)(iv), 103.8(b)',
    evidence: 'V',
    kind: 'due',
    severity: 'regulatory',
    needs: ['rfeDatedOn'],
    may: ['requestedForm', ...service],
    printed: 'rfePrintedDueOn',
    aroundClosedDays: ({ answerChannel }) => answerChannel === undefined,
    due: (known, { from, setting, federal }) => {
      const days = setting(known.requestedForm === 'i-539' ? 'rfeDaysI539' : 'rfeDays', known.rfeDatedOn)
      return leaving(
        mailed(from('rfeDatedOn').plusDays(days, 'to respond, never extended'), known, setting),
        known,
        federal,
      )
    },
  }),
  deadline({
    id: 'D-41',
    part: 'response',
    title: 'Answer to the notice of intent must be received by',
    citation: '8 CFR 103.2(b)(8)(iv), 205.2, 214.2(h)(11)(iii)',
    kind: 'due',
    severity: 'regulatory',
    needs: ['noticeDatedOn'],
    may: service,
    printed: 'noticePrintedDueOn',
    aroundClosedDays: ({ answerChannel }) => answerChannel === undefined,
    due: (known, { from, setting, federal }) => {
      const days = setting('noticeDays', known.noticeDatedOn)
      return leaving(mailed(from('noticeDatedOn').plusDays(days, 'to respond'), known, setting), known, federal)
    },
  }),
  deadline({
    id: 'D-42',
    part: 'appeal',
    title: 'Appeal or motion (I-290B) must be received by',
    citation: '8 CFR 103.3(a)(2)(i), 103.5(a)(1)(i), 205.2(d)',
    kind: 'due',
    severity: 'regulatory',
    needs: ['decisionDatedOn'],
    may: ['decisionKind', 'servedBy', 'answerChannel'],
    aroundClosedDays: ({ answerChannel }) => answerChannel === undefined,
    due: ({ decisionDatedOn, decisionKind = 'denial', ...known }, { from, setting, federal }) => {
      const days = setting(decisionKind === 'denial' ? 'appealDays' : 'appealDaysRevocation', decisionDatedOn)
      return leaving(
        mailed(from('decisionDatedOn').plusDays(days, `after a ${decisionKind}`), known, setting),
        known,
        federal,
      )
    },
  }),
]

type Served = Known<never, (typeof service)[number]>

// 8 CFR 103.8(b): service by mail adds days; unless it is known to be online, it was by mail.
function mailed(
  trail: Trail,
  { servedBy = 'mail', recipientAbroad }: Served,
  setting: Tools<InputName>['setting'],
): Trail {
  if (servedBy === 'online') return trail
  return recipientAbroad
    ? trail.plusDays(setting('mailDaysAbroad'), 'mail abroad')
    : trail.plusDays(setting('mailDays'), 'mail')
}

const leaving = (trail: Trail, { answerChannel }: Served, calendar: Calendar): Trail =>
  answerChannel === 'paper' ? trail.rolled(calendar) : trail
