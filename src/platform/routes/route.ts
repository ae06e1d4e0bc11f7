/** One address of the product. Everything the shell needs to know about a page is a column of this row. */
export type Route = {
  /** The specification's spelling is canonical; matching ignores case (decisions §5). `:name?` is optional. */
  path: string
  /** Key of a lazily loaded screen. */
  screen: string
  title: string
  access: Access
  /** The milestone that builds the screen. */
  since: Milestone
  /** What stands here until then, where something useful can; otherwise the page says it is not part of this release. */
  meanwhile?: string
  /** No top bar and no menu. */
  headerless?: true
  /** The menu permission that opens the page; `null`: every signed-in user, the server decides about the record. */
  can?: string | null
  /** The right without which the screen has nothing to show: its first call would be refused. */
  needs?: `${string}:${string}`
  /** Where the path comes from. */
  from: string
}

export type Access = 'public' | 'loggedOut' | 'session'

type Shared = Pick<Route, 'since' | 'from'> & Partial<Pick<Route, 'access' | 'can' | 'headerless' | 'needs'>>
type Row = Pick<Route, 'path' | 'screen' | 'title'> & Partial<Route>

/** Rows that agree in what they share; a row's own columns win. */
export const area = (shared: Shared, rows: readonly Row[]): Route[] =>
  rows.map((row) => ({ access: 'session', ...shared, ...row }))

/** The fixed part of a path: '/visaCareManageCases/:userId/:companyId' → '/visaCareManageCases'. */
export const fragmentOf = (route: Pick<Route, 'path'>): string => route.path.replace(/\/:.*$/, '') || '/'

/** The order in which the product is built. A page is real from its milestone on and honest about it before. */
export const milestones = ['foundation', 'parties', 'forms', 'cases', 'later'] as const

export type Milestone = (typeof milestones)[number]

/** The newest milestone that this release contains. */
export const current: Milestone = 'cases'

export const isBuilt = (row: { since: Milestone }): boolean =>
  milestones.indexOf(row.since) <= milestones.indexOf(current)
