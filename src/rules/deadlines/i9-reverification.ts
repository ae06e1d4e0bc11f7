import { earliest } from '#rules/calendar/days.ts'
import { deadline } from './deadline.ts'
import { startAt } from './trail.ts'

/** D-73: by the day the authorization or its document expires, whichever is earlier (8 CFR 274a.2(b)(1)(vii)). */
export const reverificationDeadlines = [
  deadline({
    id: 'D-73',
    part: 'reverification',
    title: 'Work authorization must be reverified by',
    citation: '8 CFR 274a.2(b)(1)(vii)',
    evidence: 'V',
    kind: 'due',
    severity: 'regulatory',
    needs: ['reverificationGroup'],
    may: ['authorizedUntil', 'documentExpiresOn', 'workAuthorizedOn'],
    // Citizens, permanent residents, list B documents: never; asking again is discrimination.
    applies: ({ reverificationGroup }) => reverificationGroup === 'authorized until a date',
    due: ({ authorizedUntil, documentExpiresOn, workAuthorizedOn }) => {
      const dates = [authorizedUntil, documentExpiresOn].filter((day) => day !== undefined)
      if (dates.length === 0) return undefined
      const first = startAt('The earlier of box 4 and the List A or C document', earliest(...dates))
      return first.notBefore('extended by law (240 days, automatic extension, cap-gap)', workAuthorizedOn)
    },
  }),
]
