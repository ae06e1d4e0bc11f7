/** What the guards look at; a property that is missing is not known, and an unknown fact does not open a door. */
export type GuardFacts = {
  /** Required checklist items neither received nor waived with a reason, by name. */
  openRequiredItems?: readonly string[]
  /** Findings of severity error that nobody has waived, by sentence. */
  openErrors?: readonly string[]
  /** Signature blocks without a handwritten original (scan acceptable), by name. */
  unsignedBlocks?: readonly string[]
  feesComputed?: boolean
  feesApproved?: boolean
  /** Forms whose edition is not accepted on the filing date, in a sentence each, with what to do about it. */
  outdatedEditions?: readonly string[]
  channelChosen?: boolean
  /** A package of the product goes out with this move … */
  packageGoesOut?: boolean
  /** … or somebody says who prepared and sent it elsewhere. */
  preparedElsewhere?: string
  /** Carrier tracking number or online confirmation. */
  proofOfFiling?: string
  receiptNumber?: string
  receiptDate?: string
  rejectionReason?: string
  withdrawalLetterSigned?: boolean
  /** Nothing was filed yet, so there is nothing to withdraw at an agency. */
  neverFiled?: boolean
  outstandingCents?: number
  /** The memo of a contract review: not written, written, or approved as it stands by the attorney. */
  memo?: 'missing' | 'written' | 'approved'
  /** A do-it-yourself case that costs something and that nobody has ordered. */
  notOrdered?: boolean
  /** The number of the invoice with which a do-it-yourself case was ordered and that is not paid. */
  unpaidOrder?: string
  /** Questions of the employee who moves the case on that nobody has answered, by label. */
  openQuestions?: readonly string[]
  closesAs?: string
  reason?: string
}

export type Guard = (facts: GuardFacts) => GuardRefusal | undefined
export type GuardRefusal = { code: string; sentence: string }

/** INTAKE → DOCS by the employee: as when the own part of the questionnaire is submitted. */
export const ownQuestionsAreAnswered: Guard = ({ openQuestions: open = [] }) => {
  if (open.length === 0) return undefined
  const more = open.length - MOST_NAMED
  const named = [...open.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])]
  return refused(
    'QUESTIONS_OPEN',
    `Not answered yet: ${named.join('; ')}. Answer them, or confirm that it goes on as it is.`,
  )
}
const MOST_NAMED = 5

/** DOCS → DRAFT. */
export const requiredDocumentsAreIn: Guard = ({ openRequiredItems: open }) =>
  list(open, 'DOCUMENTS_MISSING', 'Required documents are neither received nor waived')

/** ATTY_REVIEW → SIGNATURE. */
export const noErrorIsOpen: Guard = ({ openErrors: open }) =>
  list(open, 'ERRORS_OPEN', 'The pre-filing check has errors')

/** SIGNATURE → ASSEMBLED (8 CFR 103.2(a)(2); 91 FR 25479). */
export const everyBlockIsSignedByHand: Guard = ({ unsignedBlocks: open }) =>
  list(open, 'SIGNATURES_MISSING', 'A handwritten signature is missing')

/** ASSEMBLED → FILED. */
export const packageIsReadyToGo: Guard = (facts) => {
  if (!facts.feesComputed) return refused('FEES_NOT_COMPUTED', 'The fees are not computed yet.')
  if (!facts.feesApproved) return refused('FEES_NOT_APPROVED', 'The fees are not approved yet.')
  const { outdatedEditions: outdated } = facts
  if (!outdated) return refused('EDITION_OUTDATED', 'The editions of the forms were not checked yet.')
  if (outdated.length > 0) return refused('EDITION_OUTDATED', outdated.join(' '))
  if (!facts.channelChosen) return refused('CHANNEL_MISSING', 'Choose a filing address or the online channel.')
  if (!facts.proofOfFiling)
    return refused('PROOF_OF_FILING_MISSING', 'Enter the carrier’s tracking number or the online confirmation.')
  return undefined
}

/** ASSEMBLED → FILED of a do-it-yourself case: it is ordered, and a payment that did not go through is made good first. */
export const orderIsPaid: Guard = ({ notOrdered, unpaidOrder }) => {
  if (notOrdered)
    return refused(
      'ORDER_MISSING',
      'This case was not ordered yet. An administrator of the company orders it on the billing page.',
    )
  if (unpaidOrder)
    return refused(
      'ORDER_UNPAID',
      `The order of this case is not paid. Pay invoice ${unpaidOrder} on the billing page first.`,
    )
  return undefined
}

/** ASSEMBLED → FILED at USCIS: by a package, or prepared elsewhere. */
export const oneWayOut: Guard = ({ packageGoesOut, preparedElsewhere }) =>
  packageGoesOut || preparedElsewhere
    ? undefined
    : refused(
        'PACKAGE_MISSING',
        'Mark its package as filed on the filing screen. If the filing was prepared elsewhere, say who prepared and sent it.',
      )

/** FILED → RECEIPTED. */
export const receiptIsKnown: Guard = ({ receiptNumber, receiptDate }) => {
  if (!receiptNumber) return refused('RECEIPT_NUMBER_MISSING', 'Enter the receipt number.')
  return receiptDate ? undefined : refused('RECEIPT_DATE_MISSING', 'Enter the day the filing was received.')
}

/** FILED → REJECTED: a rejected package has no filing date, so the reason must be known. */
export const rejectionHasAReason: Guard = ({ rejectionReason }) =>
  rejectionReason ? undefined : refused('REJECTION_REASON_MISSING', 'Say why the package was rejected.')

/** any → WITHDRAWN. */
export const withdrawalIsSigned: Guard = ({ withdrawalLetterSigned, neverFiled }) =>
  withdrawalLetterSigned || neverFiled
    ? undefined
    : refused('WITHDRAWAL_LETTER_MISSING', 'A signed withdrawal letter is needed.')

/** Collections (case-types.md §16): recovered means that nothing is owed; writing off needs a reason. */
export const debtIsSettled: Guard = ({ closesAs, outstandingCents, reason }) => {
  if (closesAs === 'RECOVERED' && outstandingCents !== 0)
    return refused('STILL_OUTSTANDING', 'The matter closes as recovered only when nothing is outstanding.')
  if (closesAs === 'WRITTEN_OFF' && !reason) return refused('REASON_MISSING', 'Writing off needs a reason.')
  return undefined
}

/** ATTY_APPROVAL → DELIVERED: what goes out exists, and the attorney said yes to it. */
export const memoIsApproved: Guard = ({ closesAs, memo }) => {
  if (closesAs !== 'DELIVERED' || memo === 'approved') return undefined
  return memo === 'written'
    ? refused('NOT_APPROVED', 'The attorney approves the memo before it is delivered.')
    : refused('NO_MEMO', 'There is no memo yet. Write it among the letters before the review is delivered.')
}

function list(open: readonly string[] | undefined, code: string, sentence: string): GuardRefusal | undefined {
  if (open === undefined) return refused(code, `${sentence}: this was not checked yet.`)
  return open.length === 0
    ? undefined
    : refused(code, `${sentence}: ${open.map((each) => each.replace(/\.$/, '')).join('; ')}.`)
}

const refused = (code: string, sentence: string): GuardRefusal => ({ code, sentence })
