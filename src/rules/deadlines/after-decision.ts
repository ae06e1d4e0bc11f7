import { deadline } from './deadline.ts'
import { withoutPetition } from './stay.ts'

/**
 * What a decision leaves (8 CFR 274a.12(b)(9), (b)(20); INA 214(n)): work while pending ends with it, and from then on
 * counts what was approved, or what is left without it.
 */
export const afterDecisionDeadlines = [
  deadline({
    id: 'D-13',
    part: 'authorized until',
    title: 'Authorized to work until',
    citation: '8 CFR 274a.12(b)(9)',
    kind: 'expires',
    severity: 'regulatory',
    needs: ['classification', 'approvedUntil'],
    may: ['i94EndsOn', 'statusGranted'],
    applies: ({ classification, statusGranted }) => statusGranted !== false && !withoutPetition(classification),
    // The days of grace that an I-94 may add after the petition are no time to work in (D-12).
    due: ({ i94EndsOn }, { from }) => from('approvedUntil').notAfter('the I-94 ends', i94EndsOn),
  }),
  deadline({
    id: 'D-13',
    part: 'stay until',
    title: 'Authorized to stay until',
    citation: '8 CFR 214.1(c)',
    kind: 'expires',
    severity: 'regulatory',
    needs: ['classification', 'approvedUntil'],
    may: ['i94EndsOn'],
    applies: ({ classification }) => withoutPetition(classification),
    due: ({ i94EndsOn }, { from }) => from('approvedUntil').notAfter('the I-94 ends', i94EndsOn),
  }),
  deadline({
    id: 'D-13',
    part: 'petition valid',
    title: 'Without an I-94 in this status, the approved petition serves for a visa and an entry until',
    citation: '8 CFR 214.2(h)(9)',
    kind: 'info',
    severity: 'regulatory',
    needs: ['approvedUntil', 'statusGranted'],
    applies: ({ statusGranted }) => !statusGranted,
    due: (_, { from }) => from('approvedUntil'),
  }),
  deadline({
    id: 'D-13',
    part: 'without the extension',
    title: 'Without the extension, authorized to work until',
    citation: '8 CFR 274a.12(b)(9), (b)(20)',
    kind: 'expires',
    severity: 'regulatory',
    needs: ['classification', 'i94EndsOn', 'extensionDecidedOn', 'extensionOutcome', 'sameEmployer'],
    applies: ({ classification, i94EndsOn, extensionDecidedOn, extensionOutcome, sameEmployer }) =>
      !withoutPetition(classification) &&
      sameEmployer &&
      (extensionOutcome === 'denied' || extensionOutcome === 'withdrawn') &&
      i94EndsOn >= extensionDecidedOn,
    due: (_, { from }) => from('i94EndsOn'),
  }),
  deadline({
    id: 'D-13',
    part: 'work ended',
    // Who holds a work permit too may work by it: this petition alone no longer allows any.
    title: 'Work by this petition ended on',
    citation: '8 CFR 274a.12(b)(20); INA 214(n)(1)',
    kind: 'info',
    severity: 'regulatory',
    needs: ['classification', 'i94EndsOn', 'extensionDecidedOn', 'extensionOutcome', 'sameEmployer'],
    may: ['extensionFiledOn'],
    applies: ({ classification, i94EndsOn, extensionDecidedOn, extensionOutcome, sameEmployer, extensionFiledOn }) => {
      if (withoutPetition(classification) || extensionOutcome === 'approved' || extensionOutcome === 'pending')
        return false
      // Who changed employers worked for the new one because the petition was pending; a petition never filed began nothing.
      if (!sameEmployer) return extensionFiledOn !== undefined
      return extensionOutcome === 'revoked' || i94EndsOn < extensionDecidedOn
    },
    citedAs: ({ extensionOutcome, classification }) =>
      extensionOutcome === 'revoked' ? (revocations[classification] ?? '8 CFR 274a.12(b)') : undefined,
    due: ({ i94EndsOn, sameEmployer, extensionOutcome, extensionFiledOn }, { from, setting }) => {
      const decided = from('extensionDecidedOn')
      if (!sameEmployer || extensionOutcome === 'revoked') return decided
      const ended = from('i94EndsOn')
      if (extensionFiledOn === undefined || extensionFiledOn > i94EndsOn) return ended
      return ended
        .plusDays(setting('pendingWorkDays', i94EndsOn), 'while pending')
        .notAfter('the decision ends it', decided.date)
    },
  }),
]

/** What ends an approved petition, by classification. */
const revocations: Readonly<Partial<Record<string, string>>> = {
  'H-1B': '8 CFR 214.2(h)(11)',
  'L-1': '8 CFR 214.2(l)(9)',
  'O-1': '8 CFR 214.2(o)(8)',
}
