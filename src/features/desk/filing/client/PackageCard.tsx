import { ConfirmedButton } from '#identity/sessions/client/confirmed.tsx'
import { packagesApi } from '#paperwork/client/api.ts'
import { DRAFT_MARK, markAcross } from '#paperwork/packages/missing-words.ts'
import type { CasePackage, FilingState } from '#paperwork/packages/records.ts'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { Card } from '#ui/page/Card.tsx'
import rows from '#ui/page/rows.module.css'
import styles from './filing.module.css'

/** What lies in the newest package, in the order in which the lockbox wants it. */
export function PackageCard({ caseId, state }: { caseId: number; state: FilingState }) {
  const newest = state.packages.find(({ status }) => status === 'Ready' || status === 'Filed')
  if (!newest) return null
  const mark = newest.status === 'Ready' ? markOf(newest) : undefined
  return (
    <Card
      title={`Package ${newest.number}`}
      actions={
        <ConfirmedButton
          size="small"
          variant="subtle"
          work={() => download(hrefOf(packagesApi.file, { id: caseId, packageId: newest.id }))}
        >
          {state.masked ? 'Open a masked copy' : `Open, ${newest.pages} pages`}
        </ConfirmedButton>
      }
    >
      <div className={styles.package}>
        <div className={styles.sheet} aria-hidden>
          <i />
          <i />
          <i />
          <i />
          {mark && <span>{mark === DRAFT_MARK ? mark : 'PROOF'}</span>}
        </div>
        <ol className={styles.contents} aria-label={`Contents of package ${newest.number}`}>
          {contentsOf(newest).map(({ label, pages }) => (
            <li key={label}>
              <span>{label}</span>
              <span>{pages}</span>
            </li>
          ))}
        </ol>
      </div>
      {mark && (
        <p className={rows.dimmed}>
          “{mark}” is on every page
          {mark === DRAFT_MARK
            ? ' until everything is clear and signed.'
            : ' until a package is built with the official forms.'}
        </p>
      )}
    </Card>
  )
}

/** What its pages say across. */
export const markOf = ({ contents, missing }: Pick<CasePackage, 'contents' | 'missing'>): string | undefined =>
  markAcross(
    contents.some(({ kind }) => kind === 'proof'),
    missing,
  )

/** One line for each part; exhibits together, as they are many. */
export function contentsOf({ contents }: Pick<CasePackage, 'contents'>): { label: string; pages: number }[] {
  const printed = contents.filter(({ kind }) => kind !== 'byHand' && kind !== 'addendum')
  const isExhibit = ({ label }: { label: string }) => /^Exhibit \d+/.test(label)
  const lines = printed.filter((each) => !isExhibit(each)).map(({ label, pages }) => ({ label, pages }))
  const exhibits = printed.filter(isExhibit)
  const tabs = new Set(exhibits.map(({ label }) => /^Exhibit (\d+)/.exec(label)?.[1])).size
  const pages = exhibits.reduce((sum, each) => sum + each.pages, 0)
  return tabs === 0 ? lines : [...lines, { label: tabs === 1 ? 'Exhibit 1' : `Exhibits 1–${tabs}`, pages }]
}
