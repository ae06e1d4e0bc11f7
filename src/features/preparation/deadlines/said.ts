/** What stands beside a day, after its title. */
const BESIDE = /^(.+) (\((?:act by|legal day|internal date) \S+\))$/u

/**
 * What a date means, as people say it beside its day: "Your I-94 ends", not the title of its rule, which is the beginning
 * of a sentence that the day ends. `own`: the one it is about reads it.
 */
export function said(title: string, own = false): string {
  const [, alone, beside] = BESIDE.exec(title) ?? []
  if (alone) return `${said(alone, own)} ${beside}`
  const together = /^Filed together with (.+), which USCIS must have by$/u.exec(title)?.[1]
  if (together) return `Must reach USCIS together with ${together}`
  const mailedBy = /^USCIS must have the extension by (\S+) on paper; the stay ends on$/u.exec(title)?.[1]
  if (mailedBy)
    // The end comes last: where the day follows, it is the day of the end.
    return `A mailed extension must reach USCIS by ${mailedBy}. ${own ? 'Your stay' : 'The stay'} (I-94) ends`
  const [, how, until, what = ''] = /^Work may go on (.+) until (\S+); the (card|petition) ends on$/u.exec(title) ?? []
  if (how) return `${own ? 'Your' : 'The'} ${what} ends; ${own ? 'you ' : ''}may work on ${how} until ${until}`
  const words = SAID[title]
  if (!words) return title.replace(/,? (by|until|from|on|through|after|since|is)$/u, '')
  const [anybody, yours = anybody] = words
  return own ? yours : anybody
}

const WORK_BY_CARD_ENDS = [
  'Work permit ends: last day of work',
  'Your work permit ends: your last day of work',
] as const

/** For those who prepare the case, and for the one it is about. */
const SAID: Readonly<Record<string, readonly [anybody: string, yours?: string]>> = {
  'The last day of work with this card is': WORK_BY_CARD_ENDS,
  // As the title was until this release: it stands in a database until the case's dates are worked out again.
  'The card ends; the last day of work by it is': WORK_BY_CARD_ENDS,
  'Before anybody stops working, ask the attorney about H-1B status; the card ends on': [
    'Work permit ends: ask the attorney whether work goes on in H-1B status',
    'Your work permit ends: ask your attorney whether you may work on in H-1B status',
  ],
  'Before anybody stops working, look into H-1B status; the card ends on': [
    'Work permit ends: check whether work can continue in H-1B status',
    'Your work permit ends: find out whether you may work on in H-1B status',
  ],
  'Work authorization by the card, extensions included, ends on': [
    'Work permit ends, extension included',
    'Your work permit ends, extension included',
  ],
  'Authorized to work until': ['Permission to work ends', 'Your permission to work ends'],
  'Authorized to stay until': ['Permission to stay ends', 'Your permission to stay ends'],
  'Without the extension, authorized to work until': [
    'Permission to work ends without the extension',
    'Your permission to work ends without the extension',
  ],
  'May keep working while this is pending, until': [
    'May keep working until then while this is pending',
    'You may keep working until then while this is pending',
  ],
  'OPT ends; work goes on (cap-gap) only if USCIS has the cap petition by': [
    'OPT ends; work goes on (cap-gap) only if USCIS has the cap petition by this day',
    'Your OPT ends; you may work on (cap-gap) only if USCIS has the cap petition by this day',
  ],
  'The stay (I-94) ends on': ['I-94 ends', 'Your I-94 ends'],
  'USCIS must have the extension by': ['Extension must reach USCIS', 'Your extension must reach USCIS'],
  'Mailed extension must reach USCIS by': [
    'Mailed extension must reach USCIS',
    'Your mailed extension must reach USCIS',
  ],
  'Passport expires on': ['Passport ends', 'Your passport ends'],
  'Visa stamp (travel only) expires on': ['Visa stamp ends (travel only)', 'Your visa stamp ends (travel only)'],
  'Advance parole ends on': ['Advance parole ends', 'Your advance parole ends'],
  'Grace period after employment ends on': [
    'Grace period after the job ends is over',
    'Your grace period after the job is over',
  ],
  'New address must be reported (AR-11) by': [
    'New address must be reported to USCIS (AR-11)',
    'Report your new address to USCIS (AR-11)',
  ],
  'Response to the request for evidence must be received by': ['USCIS must have the answer (RFE)'],
  'Answer to the notice of intent must be received by': ['USCIS must have the answer (notice of intent)'],
  'Appeal or motion (I-290B) must be received by': ['Last day for an appeal or motion (I-290B)'],
  'Renewal (I-765) should be received by': ['Renewal should reach USCIS', 'Your renewal should reach USCIS'],
  'I-765 must be received by': ['Form I-765 must reach USCIS', 'Your Form I-765 must reach USCIS'],
  'USCIS missed the premium clock (the fee can be asked back) on': [
    'USCIS is late with premium processing: ask for the fee back',
  ],
  'USCIS acts on the premium request by': ['USCIS owes a premium answer'],
}
