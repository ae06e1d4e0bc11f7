import { ballWords } from '#case-file/cases/awaited-words.ts'
import { OpenNoticesCard, useOpenNotices } from '#compliance/i9/client/OpenNoticesCard.tsx'
import { addDays } from '#formats/day.ts'
import { LinkButton } from '#ui/Button.tsx'
import { greeting } from '#ui/greeting.ts'
import { IconPlus } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { today } from '#ui/today.ts'
import type { DashboardData } from './DashboardScreen.tsx'
import { LegalDates } from './DateList.tsx'
import { dayWords, withLateDates, withNotices } from './home-words.ts'
import styles from './homes.module.css'
import { ALL_SET } from './my-items.ts'
import { StagesCard } from './StagesCard.tsx'
import { useRemind } from './use-remind.tsx'
import { WorkTable } from './WorkTable.tsx'

type HomeProps = {
  data: DashboardData
  name: string
  companyId: number | undefined
  listPath: (filter: Record<string, string>) => string
}

/** An attorney's or assistant's home: one table of the day by urgency, and the legal dates beside it. */
export default function AttorneyHome({ data: read, name, companyId, listPath }: HomeProps) {
  const { remind, dialog } = useRemind()
  const data = withLateDates(read, today())
  const open = useOpenNotices()
  return (
    <div className={styles.page}>
      <PageHeader
        title={greeting(name)}
        standing={withNotices(dayWords(data.itemCount, data.totals), open.n)}
        action={
          <LinkButton
            to={`/visaCareCreateCase${companyId ? `?companyId=${companyId}` : ''}`}
            icon={<IconPlus size={16} aria-hidden />}
          >
            New case
          </LinkButton>
        }
      />
      <div className={styles.columns} data-wide>
        <WorkTable
          data={data}
          nothing={withNotices(ALL_SET, open.n)}
          until={addDays(today(), 7)}
          onRemind={(id) => remind([id])}
        />
        <div className={styles.column}>
          <OpenNoticesCard {...open} whose />
          <LegalDates items={data.dates} totals={data.totals} />
          <StagesCard title="Open cases" counts={data.counts} listPath={listPath} />
          <AwaitedSides counts={data.counts} listPath={listPath} />
          {data.helpRequested > 0 && (
            <LinkButton to="/visaCareManageAttorneyHelpCases">
              {data.helpRequested === 1
                ? '1 do-it-yourself case asks for an attorney'
                : `${data.helpRequested} do-it-yourself cases ask for an attorney`}
            </LinkButton>
          )}
        </div>
      </div>
      {dialog}
    </div>
  )
}

const SIDES = ['employee', 'employer', 'agency', 'debtor'] as const

/** Whom the open cases wait for, in cases. */
function AwaitedSides({ counts, listPath }: Pick<HomeProps, 'listPath'> & { counts: DashboardData['counts'] }) {
  const awaited = SIDES.filter((side) => (counts.byBall[side] ?? 0) > 0)
  if (awaited.length === 0) return null
  return (
    <Card title="Waiting for others" flush actions={<span className={styles.remark}>cases</span>}>
      <ul className={styles.figures}>
        {awaited.map((side) => (
          <li key={side}>
            <Link to={listPath({ ball: side })}>{ballWords[side]}</Link>
            <strong>{(counts.byBall[side] ?? 0).toLocaleString('en')}</strong>
          </li>
        ))}
      </ul>
    </Card>
  )
}
