import { earliest } from '#formats/day.ts'
import { deadline } from './deadline.ts'
import { startAt } from './trail.ts'

/**
 * D-73: by the end of the authorization, or box 4 where it is earlier (8 CFR 274a.2(b)(1)(vii)). What is reverified is the
 * authorization: asking earlier because a passport ends is an unfair documentary practice (INA 274B(a)(6)).
 */
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
    may: ['authorizedUntil', 'authorizationEndsOn', 'workAuthorizedOn'],
    // Citizens, permanent residents, list B documents: never; asking again is discrimination.
    applies: ({ reverificationGroup }) => reverificationGroup === 'authorized until a date',
    due: ({ authorizedUntil, authorizationEndsOn, workAuthorizedOn }) => {
      const dates = [authorizedUntil, authorizationEndsOn].filter((day) => day !== undefined)
      if (dates.length === 0) return undefined
      const first = startAt('The earlier of box 4 and the end of the authorization', earliest(...dates))
      return first.notBefore('extended by law (240 days, automatic extension, cap-gap)', workAuthorizedOn)
    },
  }),
]
