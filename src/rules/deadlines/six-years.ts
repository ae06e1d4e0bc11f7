import { showDate } from '#formats/dates.ts'
import { beyondInputs, beyondSixYears, opensNothing } from './beyond-six-years.ts'
import { check, ok, warn, wrong } from './check.ts'
import { deadline } from './deadline.ts'
import { sixYearClock } from './h1b-clock.ts'
import { startAt, type Trail } from './trail.ts'

/** D-14 and D-15: the end of six years in H-1B, and what leads beyond it. */
export const sixYearDeadlines = [
  deadline({
    id: 'D-14',
    part: 'without recapture',
    title: 'Six years without recapture end on',
    citation: 'INA 214(g)(4)',
    kind: 'info',
    severity: 'statutory',
    needs: ['firstHOrLDay'],
    due: (_, { from }) => from('firstHOrLDay').plusMonths(72, 'six years in H-1B and L-1 together').plusDays(-1),
  }),
  deadline({
    id: 'D-14',
    part: 'six years end',
    title: 'Six years in H-1B end on',
    citation: 'INA 214(g)(4); 8 CFR 214.2(h)(13)(iii)',
    kind: 'expires',
    severity: 'statutory',
    needs: ['firstHOrLDay'],
    may: ['trips', 'daysOutsideHOrL'],
    due: ({ firstHOrLDay, trips, daysOutsideHOrL }) => {
      const clock = sixYearClock({ firstDay: firstHOrLDay, trips, daysOutside: daysOutsideHOrL })
      const words = clock.resetBy ? 'Back after a year abroad: fresh clock from' : 'First day in H-1B or L-1'
      const base = startAt(words, clock.startedOn).plusMonths(72, 'six years').plusDays(-1)
      const recaptured = clock.recaptured
        .filter(({ days }) => days > 0)
        .reduce<Trail>(
          (trail, { trip, days }) =>
            trail.plusDays(days, `abroad ${showDate(trip.leftOn)} to ${showDate(trip.returnedOn)}`),
          base,
        )
      return daysOutsideHOrL && !clock.resetBy ? recaptured.plusDays(daysOutsideHOrL, 'in other statuses') : recaptured
    },
  }),
  deadline({
    id: 'D-15',
    part: 'one-year extensions from',
    title: 'One-year extensions beyond six years can start from',
    citation: 'AC21 §106(a); 8 CFR 214.2(h)(13)(iii)(D)',
    kind: 'earliest',
    severity: 'statutory',
    needs: [],
    may: ['laborCertificationFiledOn', 'i140FiledOn', 'laborCertificationStatus', 'i140Status'],
    due: ({ laborCertificationFiledOn: labor, i140FiledOn: petition, ...states }) => {
      if (opensNothing(states)) return undefined
      const first = labor !== undefined && (petition === undefined || labor <= petition)
      if (first) return startAt('ETA-9089 filed on', labor).plusDays(365)
      return petition === undefined ? undefined : startAt('I-140 received on', petition).plusDays(365)
    },
  }),
  deadline({
    id: 'D-15',
    part: 'labor certification filed by',
    title: 'ETA-9089 should be filed by',
    citation: 'AC21 §106(a); internal',
    kind: 'due',
    severity: 'internal',
    needs: ['sixYearsEndOn'],
    due: (_, { from }) => from('sixYearsEndOn').plusDays(-365),
  }),
  deadline({
    id: 'D-15',
    part: 'wage request by',
    title: 'Prevailing wage should be requested by',
    citation: 'internal: processing times of the Department of Labor',
    evidence: 'U',
    kind: 'due',
    severity: 'internal',
    needs: ['sixYearsEndOn'],
    due: (_, { from, setting }) => from('sixYearsEndOn').plusMonths(-setting('wageRequestMonths')),
  }),
]

export const sixYearChecks = [
  check({
    id: 'D-15',
    part: 'extension beyond six years',
    title: 'Extension beyond six years',
    citation: 'AC21 §§104(c), 106(a)',
    needs: ['sixYearsEndOn'],
    may: ['requestedStartOn', 'requestedEndOn', 'sixYearsDoubt', ...beyondInputs],
    judge: ({ sixYearsEndOn, requestedEndOn: until, sixYearsDoubt: doubt, ...facts }) => {
      const { basis, years, from, start, limit, dead, asks } = beyondSixYears({ ...facts, maxOut: sixYearsEndOn })
      if (basis && limit) {
        if (until !== undefined && until > limit)
          return wrong(`${showDate(until)} is asked for; §${basis} reaches to ${showDate(limit)}.`)
        const granted = `${years === 3 ? 'Three years' : 'One year'} under §${basis} from ${showDate(start)}, to ${showDate(limit)}.`
        const open = [asks.length > 0 ? `Ask ${asks.join(' and ')}.` : '', doubt ?? ''].filter(Boolean)
        return open.length === 0 ? ok(granted) : warn([granted, ...open].join(' '))
      }
      if (dead) return wrong(`Not under §106(a): ${dead}.`)
      if (asks.length > 0) return warn(`It depends on ${asks.join(' and ')}.`)
      if (from === undefined && facts.i485Status === 'pending')
        return warn(
          'It depends on when the labor certification or the I-140 was filed that the pending I-485 rests on.',
        )
      return wrong(
        from
          ? `Not on ${showDate(start)}; from ${showDate(from)}, if abroad or in another status in between.`
          : 'Neither a labor certification nor an I-140 opens one.',
      )
    },
  }),
]
