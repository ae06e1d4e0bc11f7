import { check, ok, wrong } from './check.ts'
import { deadline } from './deadline.ts'

/** D-52, D-53 and D-86: what a pending I-485 allows and what goes with it. */
export const adjustmentDeadlines = [
  deadline({
    id: 'D-52',
    part: 'porting from',
    title: 'The job may be changed to a same or similar one from',
    citation: 'INA 204(j); 8 CFR 245.25',
    kind: 'earliest',
    severity: 'statutory',
    needs: ['i485FiledOn'],
    due: (_, { from }) => from('i485FiledOn').plusDays(180, 'pending'),
  }),
  deadline({
    id: 'D-52',
    part: 'withdrawal harmless from',
    title: 'A withdrawal of the I-140 no longer harms from',
    citation: '8 CFR 205.1(a)(3)(iii)(C), (D)',
    kind: 'earliest',
    severity: 'regulatory',
    needs: ['i140ApprovedOn'],
    due: (_, { from }) => from('i140ApprovedOn').plusDays(180),
  }),
  deadline({
    id: 'D-86',
    part: 'seek residence',
    title: 'I-485 or immigrant visa must be sought, to keep one-year extensions, by',
    citation: '8 CFR 214.2(h)(13)(iii)(D)(10)',
    kind: 'due',
    severity: 'regulatory',
    needs: ['visaAvailableOn'],
    // A retrogression inside the year starts it anew when the date is current again: the attorney decides.
    due: (_, { from }) => from('visaAvailableOn').plusMonths(12),
  }),
]

export const adjustmentChecks = [
  check({
    id: 'D-53',
    part: 'medical examination',
    title: 'Form I-693 with the I-485',
    citation: 'USCIS Policy Manual, since 12-02-2024 and 06-11-2025',
    evidence: 'V',
    needs: ['i485FiledOn', 'medicalIncluded'],
    may: ['medicalSignedOn', 'medicalOfEarlierCase'],
    judge: ({ i485FiledOn, medicalIncluded, medicalSignedOn, medicalOfEarlierCase }) => {
      if (!medicalIncluded && i485FiledOn >= '2024-12-02') return wrong('Without the I-693 the I-485 may be rejected.')
      // Signed since 11-01-2023 it is good only for the I-485 it was filed with.
      if (medicalOfEarlierCase && (medicalSignedOn ?? '') >= '2023-11-01')
        return wrong('It was used for an earlier I-485: a new I-693 is required.')
      return ok('The I-693 can be used.')
    },
  }),
  check({
    id: 'D-53',
    part: 'Supplement J',
    title: 'Supplement J with the I-485',
    citation: '8 CFR 245.25(a)',
    needs: ['i140Concurrent'],
    may: ['supplementJIncluded'],
    judge: ({ i140Concurrent, supplementJIncluded }) => {
      if (i140Concurrent) return ok('Filed together with the I-140: no Supplement J.')
      return supplementJIncluded ? ok('Supplement J is included.') : wrong('Supplement J is required.')
    },
  }),
  check({
    id: 'D-53',
    part: 'leaving while pending',
    title: 'Leaving while the I-485 is pending',
    citation: '8 CFR 245.2(a)(4)(ii)',
    needs: ['i485FiledOn', 'departsOn'],
    may: ['paroleApproved', 'paroleUntil', 'validHOrL'],
    judge: ({ departsOn, paroleApproved, paroleUntil, validHOrL }) => {
      if (validHOrL) return ok('Returns in valid H or L status.')
      const covered = paroleApproved && paroleUntil !== undefined && departsOn <= paroleUntil
      return covered ? ok('Advance parole is valid.') : wrong('Leaving now abandons the I-485.')
    },
  }),
]
