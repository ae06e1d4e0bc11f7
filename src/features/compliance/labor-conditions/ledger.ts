import { showDate } from '#formats/dates.ts'
import { addDays, type Day } from '#formats/day.ts'
import { benchingEstimate, corporateChange, homeMove, visitAnswerBy } from '#rules/compliance/h1b-ledgers.ts'
import { dollars } from '#rules/prefiling/wages.ts'
import type { LedgerEntry } from './records.ts'

export type Entry = LedgerEntry['entry']
export type EntryKind = Entry['kind']
type Of<Kind extends EntryKind> = Extract<Entry, { kind: Kind }>

/** What a line means for the employer: nothing, something to do by a day, or something that is wrong already. */
export type Follows = {
  says: string
  state: 'fine' | 'open' | 'wrong'
  /** What whom is told to do, in a case that rests on the LCA. */
  task?: { forWhom: 'employer' | 'attorney'; title: string; dueOn: Day }
}

type Around = { /** Cents a year, of a full-time job. */ required: number | undefined; today: Day }

const ownReasons: readonly Of<'unpaid'>['reason'][] = ['own request', 'unable to work']
const FULL_TIME = 40

/** HC-13: unpaid days are lawful for the worker's own reason only, and only with proof of it (20 CFR 655.731(c)(7)). */
function unpaid(entry: Of<'unpaid'>, { required, today }: Around): Follows {
  const { worker, on, until, reason, evidence, hours, planPays } = entry
  const last = until || today
  const [workersOwnReason, proved] = [ownReasons.includes(reason) && !planPays, evidence !== '']
  if (workersOwnReason && proved) return { says: `Lawful without pay: ${evidence}.`, state: 'fine' }
  const why = planPays
    ? 'A benefit plan or another law requires pay.'
    : workersOwnReason
      ? 'Without proof of the worker’s own reason it counts as the employer’s.'
      : 'Days without work are paid.'
  if (required === undefined)
    return { says: `${why} Enter the wages of the LCA: nobody can say how much.`, state: 'wrong' }
  const yearly = (required * Math.min(hours, FULL_TIME)) / FULL_TIME
  const cents = benchingEstimate(yearly, { from: on, until: last, workersOwnReason, evidence: proved })
  const title = `Pay ${worker} for ${showDate(on)} to ${showDate(last)}`
  return {
    says: `${why} About ${dollars(cents)} is due${until ? '' : ' so far'}: an estimate by weekdays, no payroll figure.`,
    state: 'wrong',
    task: { forWhom: 'employer', title, dueOn: today },
  }
}

/** HC-19: a new home is a worksite where work is done there. */
function home({ worker, on, inArea, worksThere }: Of<'home'>, { today }: Around): Follows {
  const { needs, addressBy } = homeMove(inArea, worksThere, on)
  const form = `The worker files Form AR-11 by ${showDate(addressBy)}.`
  if (needs === 'nothing') return { says: `No worksite, nothing for the LCA. ${form}`, state: 'fine' }
  if (needs === 'notice at home') {
    const title = `Post the LCA notice at the home of ${worker}`
    return {
      says: `Same area: post the notice at home by ${showDate(on)}. ${form}`,
      state: on < today ? 'wrong' : 'open',
      task: { forWhom: 'employer', title, dueOn: on },
    }
  }
  const isLate = on <= today
  const first = isLate
    ? `Another area: an amended petition with a new LCA had to be filed before ${showDate(on)}. Without it the attorney decides now.`
    : `Another area: file an amended petition with a new LCA before ${showDate(on)}.`
  return {
    says: `${first} ${form}`,
    state: isLate ? 'wrong' : 'open',
    task: {
      forWhom: 'attorney',
      title: `File an amended petition before ${worker} works at the new home`,
      dueOn: addDays(on, -1),
    },
  }
}

/** HC-21: the attorney hears of a visit the same day; refusing to answer may cost the petition. */
function visit({ on, answerBy, asked }: Of<'visit'>): Follows {
  const by = visitAnswerBy(on, answerBy || undefined)
  const whose = answerBy ? 'the officer’s day' : 'two business days, our own limit'
  return {
    says: `${asked ? `Asked for: ${asked}. ` : ''}Answer by ${showDate(by)} (${whose}).`,
    state: 'open',
    task: { forWhom: 'attorney', title: `Answer the officer of the site visit of ${showDate(on)}`, dueOn: by },
  }
}

const afterChange: Readonly<Record<ReturnType<typeof corporateChange>, Omit<Follows, 'task'> & { task?: string }>> = {
  'keep the LCA, note in the public access file': {
    says: 'The LCA stays. Put a note into the public access file.',
    state: 'open',
  },
  'keep the LCA, sworn statement': {
    says: 'The LCA stays: the sworn statement came before the transfer. It goes into the public access file (P7).',
    state: 'open',
  },
  'new LCA, petition before work for it': {
    says: 'A new LCA, and a new or amended petition before anybody works for the successor.',
    state: 'wrong',
    task: 'File new LCAs and petitions for the successor',
  },
  'late: new LCAs and petitions, attorney decides': {
    says: 'No sworn statement from before the transfer: new LCAs and petitions. The attorney decides.',
    state: 'wrong',
    task: 'Decide on new LCAs and petitions after the transfer',
  },
}

/** HC-22: the successor swears before the transfer that it takes over all duties (INA 214(c)(10)). */
function company({ on, change, statementOn, otherTerms }: Of<'company'>, { today }: Around): Follows {
  if (otherTerms)
    return {
      says: 'Another area, other duties or another wage level: an amended petition with a new LCA first.',
      state: 'wrong',
      task: {
        forWhom: 'attorney',
        title: 'File amended petitions after the change of the company',
        dueOn: addDays(on, -1),
      },
    }
  if (change === 'successor takes over' && !statementOn && on > today)
    return {
      says: `The successor swears before ${showDate(on)} that it takes over all duties: then the LCA stays.`,
      state: 'open',
      task: { forWhom: 'attorney', title: 'Get the sworn statement of the successor', dueOn: addDays(on, -1) },
    }
  const { task, ...follows } = afterChange[corporateChange(change, on, statementOn || undefined)]
  const recount = change === 'share sale' ? ' Count the H-1B workers anew.' : ''
  const dueOn = on > today ? addDays(on, -1) : today
  return {
    ...follows,
    says: `${follows.says}${recount}`,
    ...(task && { task: { forWhom: 'attorney', title: task, dueOn } }),
  }
}

/** What the law says follows from a line. */
export function followsFrom(entry: Entry, around: Around): Follows {
  switch (entry.kind) {
    case 'unpaid':
      return unpaid(entry, around)
    case 'home':
      return home(entry, around)
    case 'visit':
      return visit(entry)
    case 'company':
      return company(entry, around)
  }
}
