import { showDate } from '#formats/dates.ts'
import { addDays, addMonths } from '#formats/day.ts'
import { check, ok, warn, wrong } from './check.ts'
import { deadline } from './deadline.ts'

/** D-63, D-83 and D-84: advance parole, passport and visa. */
export const travelDeadlines = [
  deadline({
    id: 'D-63',
    part: 'parole ends',
    title: 'Advance parole ends on',
    citation: '8 CFR 212.5(f)',
    kind: 'expires',
    severity: 'regulatory',
    needs: ['paroleUntil'],
    due: (_, { from }) => from('paroleUntil'),
  }),
  deadline({
    id: 'D-83',
    part: 'passport expires',
    title: 'Passport expires on',
    citation: 'INA 212(a)(7)(B)',
    kind: 'expires',
    severity: 'policy',
    needs: ['passportExpiresOn'],
    due: (_, { from }) => from('passportExpiresOn'),
  }),
  deadline({
    id: 'D-84',
    part: 'visa expires',
    title: 'Visa stamp (travel only) expires on',
    citation: '22 CFR 41.112',
    kind: 'info',
    severity: 'policy',
    needs: ['visaExpiresOn'],
    due: (_, { from }) => from('visaExpiresOn'),
  }),
]

export const travelChecks = [
  check({
    id: 'D-63',
    part: 'trip',
    title: 'Advance parole or H or L status for the trip',
    citation: '8 CFR 212.5(f), 245.2(a)(4)(ii)',
    needs: ['departsOn', 'returnsOn'],
    may: ['paroleApproved', 'paroleFrom', 'paroleUntil', 'validHOrL'],
    judge: ({ departsOn, returnsOn, paroleApproved, paroleFrom, paroleUntil, validHOrL }) => {
      if (paroleApproved && paroleFrom !== undefined && paroleUntil !== undefined) {
        if (paroleFrom <= departsOn && returnsOn <= paroleUntil) return ok('Within the validity of the advance parole.')
        if (!validHOrL)
          return wrong(
            `The return on ${showDate(returnsOn)} or the departure lies outside ${showDate(paroleFrom)} to ${showDate(paroleUntil)}.`,
          )
      }
      if (!validHOrL) return wrong('Advance parole is not approved.')
      return paroleApproved
        ? ok('Returns in valid H or L status.')
        : warn('Returns in valid H or L status; a pending I-131 may be denied as abandoned.')
    },
  }),
  check({
    id: 'D-83',
    part: 'passport long enough',
    title: 'Passport and the requested stay',
    citation: 'INA 212(a)(7)(B); 8 CFR 214.1(a)(3)',
    needs: ['passportExpiresOn', 'requestedEndOn'],
    may: ['sixMonthClub'],
    judge: ({ passportExpiresOn, requestedEndOn, sixMonthClub }) => {
      if (passportExpiresOn < requestedEndOn)
        return wrong(`The passport expires ${showDate(passportExpiresOn)}: the I-94 may be cut short.`)
      const wanted = sixMonthClub ? requestedEndOn : addMonths(requestedEndOn, 6)
      return passportExpiresOn < wanted
        ? warn(`For travel the passport should be valid until ${showDate(wanted)}.`)
        : ok('Valid long enough.')
    },
  }),
  check({
    id: 'D-84',
    part: 'status, not visa',
    title: 'Status and the visa foil',
    citation: 'INA 222(g), 237(a)(1)(C)',
    needs: ['visaExpiresOn', 'i94EndsOn', 'today'],
    may: ['departsOn'],
    judge: ({ visaExpiresOn, i94EndsOn, today, departsOn }) => {
      if (today > i94EndsOn) return wrong(`Out of status since ${showDate(addDays(i94EndsOn, 1))}.`)
      if (departsOn !== undefined && visaExpiresOn < departsOn) return warn('Renew the visa before returning.')
      return ok(`In status until ${showDate(i94EndsOn)}.`)
    },
  }),
]
