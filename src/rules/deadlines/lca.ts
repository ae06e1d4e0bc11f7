import { showDate } from '#formats/dates.ts'
import { addDays } from '#formats/day.ts'
import { check, ok, wrong } from './check.ts'
import { deadline } from './deadline.ts'
import { keptFor, startAt } from './trail.ts'

/** D-20 to D-22: the LCA, its public access file and its notice. */
export const lcaDeadlines = [
  deadline({
    id: 'D-20',
    part: 'decision',
    title: 'LCA is decided by',
    citation: '20 CFR 655.740(a)(1)',
    kind: 'info',
    severity: 'regulatory',
    needs: ['lcaFiledOn'],
    due: (_, { from, federal }) => from('lcaFiledOn').plusBusinessDays(7, federal),
  }),
  deadline({
    id: 'D-21',
    part: 'public file ready',
    title: 'Public access file must be ready by',
    citation: '20 CFR 655.760(a)',
    evidence: 'V',
    kind: 'due',
    severity: 'regulatory',
    needs: [],
    may: ['lcaFiledOn', 'lcaCertifiedOn', 'pafOpenedOn'],
    // What is open to the public is not awaited.
    applies: ({ pafOpenedOn }) => pafOpenedOn === undefined,
    // An LCA is filed before it is certified: where only that day is on record, the file was due by then at the latest.
    due: ({ lcaFiledOn: filed, lcaCertifiedOn: certified }, { employer }) => {
      const on = filed ?? certified
      if (on === undefined) return undefined
      const words = filed ? 'LCA filed on' : 'LCA certified on; when it was filed is not on record'
      return startAt(words, on).plusBusinessDays(1, employer)
    },
  }),
  deadline({
    id: 'D-21',
    part: 'public file kept',
    title: 'Public access file is kept until',
    citation: '20 CFR 655.760(c); DOL H-1B Advisor',
    evidence: 'V',
    kind: 'retain until',
    severity: 'regulatory',
    needs: [],
    may: ['lastH1bDayUnderLca', 'nobodyUnderLca', 'lcaEndedOn', 'enforcementOpen'],
    // An open enforcement action keeps it without a date.
    applies: ({ enforcementOpen }) => enforcementOpen !== true,
    due: ({ lastH1bDayUnderLca: last, nobodyUnderLca, lcaEndedOn: ended }, { setting }) => {
      if (last === undefined) {
        if (!nobodyUnderLca || ended === undefined) return undefined
        return keptFor(startAt('LCA expired or withdrawn on', ended), 12, setting)
      }
      const later = setting('publicFileRetention') === 'later of both' ? ended : undefined
      const from = startAt('Last day anyone worked in H-1B under the LCA', last)
      return keptFor(from.notBefore('LCA expired or withdrawn', later), 12, setting)
    },
  }),
  deadline({
    id: 'D-21',
    part: 'payroll kept',
    title: 'Payroll record is kept until',
    citation: '20 CFR 655.760(c)',
    kind: 'retain until',
    severity: 'regulatory',
    needs: ['payrollRecordMadeOn'],
    may: ['enforcementOpen'],
    applies: ({ enforcementOpen }) => enforcementOpen !== true,
    due: (_, { from, setting }) => keptFor(from('payrollRecordMadeOn'), 36, setting),
  }),
  deadline({
    id: 'D-22',
    part: 'notice comes down',
    title: 'LCA notice stays up until',
    citation: '20 CFR 655.734(a)(1)(ii)',
    evidence: 'V',
    // It may hang longer: nothing is late after that day.
    kind: 'retain until',
    severity: 'regulatory',
    needs: ['noticePostedOn'],
    may: ['noticeDownOn'],
    // What somebody took down no longer hangs.
    applies: ({ noticeDownOn }) => noticeDownOn === undefined,
    due: (_, { from, setting, employer }) =>
      setting('lcaPosting') === 'calendar'
        ? from('noticePostedOn').plusDays(10, 'may then come down')
        : from('noticePostedOn').throughBusinessDay(10, employer, 'the first day counts'),
  }),
  deadline({
    id: 'D-22',
    part: 'notice from',
    title: 'LCA notice may be given from',
    citation: '20 CFR 655.734(a)(1)(ii)',
    evidence: 'V',
    kind: 'earliest',
    severity: 'regulatory',
    needs: ['lcaFiledOn'],
    due: (_, { from }) => from('lcaFiledOn').plusDays(-30),
  }),
  deadline({
    id: 'D-22',
    part: 'notice by',
    title: 'LCA notice must be given by',
    citation: '20 CFR 655.734(a)(1)(ii)',
    evidence: 'V',
    kind: 'due',
    severity: 'regulatory',
    needs: ['lcaFiledOn'],
    due: (_, { from }) => from('lcaFiledOn'),
  }),
]

export const lcaChecks = [
  check({
    id: 'D-22',
    part: 'notice in the window',
    title: 'Day of the LCA notice',
    citation: '20 CFR 655.734(a)(1)(ii)',
    evidence: 'V',
    needs: ['noticePostedOn', 'lcaFiledOn'],
    judge: ({ noticePostedOn, lcaFiledOn }) =>
      addDays(lcaFiledOn, -30) <= noticePostedOn && noticePostedOn <= lcaFiledOn
        ? ok('Posted within the window.')
        : wrong(
            `Posted ${showDate(noticePostedOn)}; it had to be between ${showDate(addDays(lcaFiledOn, -30))} and ${showDate(lcaFiledOn)}.`,
          ),
  }),
]
