import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { BelowHomeProps } from '#desk/dashboards/client/below-home.ts'
import { Role } from '#formats/roles.ts'
import { useTenants } from '#identity/users/client/tenants.ts'
import { reportsApi } from '#insight/client/api.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import type { RefInput } from '#platform/client/operations.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { IconPrinter } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { FilterChips, FilterChoice } from '#ui/page/FilterChip.tsx'
import { Loading } from '#ui/page/states.tsx'
import { reportsPath } from '../addresses.ts'
import type { Selection } from '../records.ts'
import { FigureTable } from './FigureTable.tsx'
import { useOpening } from './opening.tsx'
import styles from './reports.module.css'
import { useAttorneys } from './use-attorneys.ts'

const ReportChart = lazy(() => import('./ReportChart.tsx'))

/** Whoever has several clients compares them; a company compares its months. */
const FEES_BY_COMPANY: Selection = {
  ...{ dataset: 'fees', by: 'company', measures: ['cents', 'casesPaid', 'perCase'], day: 'approved', months: 6 },
  chart: { kind: 'bars', by: 'company', measures: ['cents'] },
}

/** What a home shows of the reports, each with its own ways to the records. */
const SHOWN = [
  { report: 'status', title: 'Open cases by type and step' },
  { report: 'ageing', title: 'Age of open cases' },
  { report: 'expirations', title: 'Work authorization ends' },
  { report: 'spend', title: 'Government fees, 6 months', months: 6, ofClients: FEES_BY_COMPANY },
  { report: 'decisions', title: 'Decisions, 12 months', asTable: true },
  { report: 'time', title: 'Time to file, median days' },
] as const

/** The figures below the day's work. They are asked for when somebody scrolls to them: a home opens without them. */
export default function HomeFigures({ companyId }: BelowHomeProps) {
  const place = useRef<HTMLElement>(null)
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setInSight(true)
    })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  const [chosen, setChosen] = useState<Narrowed>({ companyId: '', attorneyId: '' })
  const company = companyId === undefined ? chosen.companyId : String(companyId)
  const of = {
    ...(company && { companyId: company }),
    ...(chosen.attorneyId && { attorneyId: chosen.attorneyId }),
  }
  return (
    <section ref={place} aria-label="Figures" className={styles.below}>
      {inSight && (
        <>
          <Head companyId={companyId} of={of} chosen={chosen} onChoose={setChosen} />
          <div className={styles.figures}>
            {SHOWN.map((each) => (
              <Figure key={each.report} {...each} of={of} />
            ))}
          </div>
        </>
      )}
    </section>
  )
}

type Narrowed = { companyId: string; attorneyId: string }
/** Of which company and attorney the figures are; neither: of all in sight. */
type Of = Partial<Narrowed>
type HeadProps = BelowHomeProps & { of: Of; chosen: Narrowed; onChoose: (chosen: Narrowed) => void }

/** Whose figures they are, how it stands in a sentence, and what narrows all of them at once. */
function Head({ companyId, of, chosen, onChoose }: HeadProps) {
  const { roleId, companyId: own } = useViewer()
  const { items } = useOperation(reportsApi.run, { report: 'status', ...of })
  const acrossCompanies = companyId === undefined && own === null
  const companies = useTenants('company', { enabled: acrossCompanies })
  const attorneys = useAttorneys(acrossCompanies)
  const whose = acrossCompanies ? (roleId === Role.lawFirm ? 'The firm' : 'Your clients') : 'The company'
  return (
    <div className={styles.figuresHead}>
      <div>
        <h2>{whose} in figures</h2>
        <p className={styles.dimmed}>{items?.sentence}</p>
      </div>
      <span className={styles.figuresTools} data-print="none">
        {acrossCompanies && (
          <FilterChips label="Figures">
            <FilterChoice
              label={chosen.companyId ? 'Client' : 'All clients'}
              options={companies.options}
              value={chosen.companyId}
              onChange={(value) => onChoose({ ...chosen, companyId: value })}
            />
            {attorneys.length > 0 && (
              <FilterChoice
                label={chosen.attorneyId ? 'Attorney' : 'All attorneys'}
                options={attorneys}
                value={chosen.attorneyId}
                onChange={(value) => onChoose({ ...chosen, attorneyId: value })}
              />
            )}
          </FilterChips>
        )}
        <Button icon={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </span>
    </div>
  )
}

type FigureProps = {
  report: string
  title: string
  months?: number
  asTable?: boolean
  ofClients?: Selection
  of: Of
}

function Figure({ report, title, months, asTable = false, ofClients, of }: FigureProps) {
  const { companyId: own } = useViewer()
  const asked: RefInput<typeof reportsApi.run> = {
    report,
    ...(months !== undefined && { months }),
    ...(ofClients && of.companyId === undefined && own === null && { selection: JSON.stringify(ofClients) }),
    ...of,
  }
  const found = useOperation(reportsApi.run, asked)
  const { goTo, dialog } = useOpening(asked, found.items?.list ?? null)
  const [table, setTable] = useState(asTable)
  const chart = found.items?.chart
  // Whoever may not see these records has no such figure.
  if (found.error) return <NotLoaded title={title} of={found} />
  const shown = asTable ? found.items?.table : chart?.table
  return (
    <Card
      title={title}
      flush={table}
      actions={
        <span>
          {!asTable && (
            <Button
              size="small"
              variant="subtle"
              aria-label={`${title}: ${table ? 'chart' : 'table'}`}
              onClick={() => setTable(!table)}
            >
              {table ? 'Chart' : 'Table'}
            </Button>
          )}{' '}
          <Link to={`${reportsPath}?${new URLSearchParams({ report, ...of })}`} aria-label={`${title}: report`}>
            Report
          </Link>
        </span>
      }
    >
      {!found.items && <Loading lines={5} />}
      {shown && (table || !chart) && <FigureTable table={shown} label={`${title}, as a table`} onOpen={goTo} />}
      {chart && !table && chart.table.rows.length === 0 && (
        <p className={styles.quiet}>There is nothing to draw yet.</p>
      )}
      {chart && !table && chart.table.rows.length > 0 && (
        <Suspense fallback={<Loading lines={5} />}>
          <ReportChart chart={chart} goal={found.items?.goal?.days} onOpen={goTo} />
        </Suspense>
      )}
      {dialog}
    </Card>
  )
}
