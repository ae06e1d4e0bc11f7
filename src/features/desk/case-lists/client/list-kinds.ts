/** The lists of cases: one screen, told apart by their address. */
export type ListKind = {
  title: string
  standing: string
  /** What the list always asks for. */
  fixed: Readonly<{
    companyId?: string
    userId?: string
    mode?: 'DIY'
    help?: 'true'
    attorneyId?: 'me'
    figure?: string
  }>
  /** Whose view is remembered together. */
  remembered: string
  empty: string
  sort?: string
}

type Params = Record<string, string>

export function listKindOf(pathname: string, params: Params, search = ''): ListKind {
  const path = pathname.toLowerCase()
  if (path.startsWith('/visacaremycases'))
    return {
      title: 'My cases',
      standing: 'Your own cases and those of your family.',
      fixed: {},
      remembered: 'myCases',
      empty: 'Your cases will be here as soon as your employer or you open one.',
    }
  if (path.startsWith('/visacaremanageordercases'))
    return {
      title: 'Order cases',
      standing: 'Cases that were bought to be done without an attorney.',
      fixed: { mode: 'DIY' },
      remembered: 'orderCases',
      empty:
        'Do-it-yourself cases belong here. A new case asks who prepares it, where the company may file for itself.',
    }
  if (path.startsWith('/visacaremanageattorneyhelpcases') || path.startsWith('/visacareattorneyhelpdeskmycases')) {
    const mine = path.startsWith('/visacareattorneyhelpdeskmycases')
    return {
      title: mine ? 'My help desk' : 'Attorney help cases',
      standing: 'Do-it-yourself cases whose owner asked an attorney for help.',
      fixed: { help: 'true', ...(mine && { attorneyId: 'me' }) },
      remembered: 'helpCases',
      empty: 'Nobody waits for an attorney’s help.',
    }
  }
  const company = params.companyAutoId ?? params.companyId
  const figure = new URLSearchParams(search).get('figure')
  if (figure)
    return {
      title: 'Cases',
      standing: 'The cases that a figure counts, as they stand now.',
      fixed: { figure },
      remembered: 'cases',
      empty: 'The figure counts no case any more.',
    }
  if (new URLSearchParams(search).has('expiresWithin'))
    return {
      title: 'Approvals that end soon',
      standing: 'Approved cases by the day they end. Choose some to open their renewals together.',
      fixed: { ...(company && { companyId: company }) },
      remembered: 'endingCases',
      empty: 'No approval ends in this time.',
      sort: 'validUntil',
    }
  return {
    title: path.startsWith('/visacareclientcase') ? 'Client cases' : 'Cases',
    standing: 'Where every case stands, whose turn it is, and what is due next.',
    fixed: { ...(company && { companyId: company }), ...(params.userid && { userId: params.userid }) },
    remembered: 'cases',
    empty: 'Cases belong here. Open the first one.',
  }
}

/** Filters that an address may carry: `/visaCareManageCase?status=8&ball=firm`. */
const FILTERS = [
  'status',
  'open',
  'step',
  'owed',
  'ball',
  'typeId',
  'due',
  'mode',
  'attorneyId',
  'companyId',
  'outcome',
  'expiresWithin',
  'renewal',
  'personId',
]

export function filtersOf(search: string): Record<string, string> {
  const asked = new URLSearchParams(search)
  return Object.fromEntries(FILTERS.flatMap((name) => (asked.get(name) ? [[name, asked.get(name) ?? '']] : [])))
}

/** How many there are, at most so many counted. */
type Count = { total: number; totalCapped: boolean }

/** "28 cases. Where every case stands …"; narrowed, "14 of 38 cases." The filters themselves stand right below. */
export function standingOf(standing: string, shown: Count | undefined, all: Count | undefined): string {
  if (!shown) return standing
  if (!all) return `${cases(shown)}. ${standing}`
  return `${figure(shown)} of ${cases(all)}.`
}

const figure = ({ total, totalCapped }: Count) => `${total.toLocaleString('en')}${totalCapped ? '+' : ''}`
const cases = (count: Count) => `${figure(count)} ${count.total === 1 ? 'case' : 'cases'}`
