import { showDate } from '#formats/dates.ts'
import { isClamped } from '#formats/day.ts'
import { beyondInputs, beyondSixYears } from './beyond-six-years.ts'
import { check, ok, wrong } from './check.ts'
import { deadline } from './deadline.ts'
import type { Settings } from './settings.ts'
import { earliestBy, type Trail } from './trail.ts'

/** D-16: when an LCA and an H-1B petition may be filed, and how long they may run. */
export const h1bLimitDeadlines = [
  deadline({
    id: 'D-16',
    part: 'earliest petition',
    title: 'H-1B petition may be filed from',
    citation: '8 CFR 214.2(h)(9)(i)(B)',
    kind: 'earliest',
    severity: 'regulatory',
    needs: ['requestedStartOn'],
    due: (_, { from, setting }) => earliestBy(from('requestedStartOn'), -6, setting),
  }),
  deadline({
    id: 'D-16',
    part: 'latest petition end',
    title: 'H-1B petition can run until',
    citation: '8 CFR 214.2(h)(9)(iii)(A)(1)',
    kind: 'info',
    severity: 'regulatory',
    needs: ['requestedStartOn'],
    may: ['lcaEndsOn', 'sixYearsEndOn', ...beyondInputs],
    due: ({ requestedStartOn, lcaEndsOn, sixYearsEndOn, ...known }, { from, setting }) => {
      const longest = threeYears(from('requestedStartOn'), setting).notAfter('LCA ends', lcaEndsOn)
      if (sixYearsEndOn === undefined) return longest
      const { basis, limit } = beyondSixYears({ ...known, maxOut: sixYearsEndOn, requestedStartOn })
      if (limit === undefined) return undefined
      return longest.notAfter(basis ? `beyond six years under §${basis}` : 'six years end', limit)
    },
  }),
  deadline({
    id: 'D-16',
    part: 'earliest LCA',
    title: 'LCA may be filed from',
    citation: '20 CFR 655.730(b)',
    kind: 'earliest',
    severity: 'regulatory',
    needs: ['lcaStartsOn'],
    due: (_, { from, setting }) => earliestBy(from('lcaStartsOn'), -6, setting),
  }),
  deadline({
    id: 'D-16',
    part: 'latest LCA end',
    title: 'LCA can run until',
    citation: '20 CFR 655.750(a)',
    kind: 'info',
    severity: 'regulatory',
    needs: ['lcaStartsOn'],
    due: (_, { from, setting }) => threeYears(from('lcaStartsOn'), setting),
  }),
]

export const h1bLimitChecks = [
  check({
    id: 'D-16',
    part: 'certified before filing',
    title: 'Certified LCA before the petition',
    citation: '8 CFR 214.2(h)(4)(i)(B)(1)',
    needs: ['lcaCertifiedOn', 'petitionFiledOn'],
    judge: ({ lcaCertifiedOn, petitionFiledOn }) =>
      lcaCertifiedOn <= petitionFiledOn
        ? ok('The LCA was certified by then.')
        : wrong(
            `The LCA was certified ${showDate(lcaCertifiedOn)}, after the petition of ${showDate(petitionFiledOn)}.`,
          ),
  }),
]

function threeYears(start: Trail, setting: Settings): Trail {
  const end = start.plusMonths(36, 'three years at most')
  return isClamped(start.date, 36) && setting('clampedTermEnds') === 'that day' ? end : end.plusDays(-1)
}
