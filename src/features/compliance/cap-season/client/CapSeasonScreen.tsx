import { useState } from 'react'
import { capSeasonApi } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { IconPlus, IconUpload } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { FilterChip } from '#ui/page/FilterChip.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { today } from '#ui/today.ts'
import type { Board, Registration } from '../records.ts'
import { seasonLine } from '../season-line.ts'
import { FEE_CENTS, lanes, laneWords } from '../states.ts'
import styles from './cap-season.module.css'
import { RegistrationCard } from './RegistrationCard.tsx'
import { RegistrationDialog } from './RegistrationDialog.tsx'
import { ResultsDialog } from './ResultsDialog.tsx'

/** The H-1B cap season: who is registered, selected, filed and approved, with what speaks against each. */
export default function CapSeasonScreen() {
  const [fiscalYear, setFiscalYear] = useState<number>()
  const found = useOperation(capSeasonApi.board, { fiscalYear })
  const editing = useDialog<Registration | 'new'>()
  const taking = useDialog<true>()
  const board = found.items
  if (found.error && !board) return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!board) return <Loading lines={12} />
  // Nobody is added to a season that is over: the next one is prepared.
  const open = isClosed(board) ? (board.years[0] ?? board.fiscalYear) : board.fiscalYear
  const add = () => {
    setFiscalYear(open)
    editing.open('new')
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title="H-1B cap season"
        standing={summary(board)}
        action={
          board.may.edit && (
            <>
              <Button icon={<IconUpload size={16} aria-hidden />} onClick={() => taking.open(true)}>
                Take in results
              </Button>
              <Button variant="primary" icon={<IconPlus size={16} aria-hidden />} onClick={add}>
                Add a registration
              </Button>
            </>
          )
        }
      />
      <div className={styles.years}>
        {board.years.map((year) => (
          <FilterChip key={year} on={year === board.fiscalYear} onToggle={() => setFiscalYear(year)}>
            {`FY ${year}`}
          </FilterChip>
        ))}
      </div>
      <SeasonCard board={board} />
      {board.registrations.length === 0 ? (
        <EmptyState title="Nobody is registered yet" text="Add a person of a company, then check what is missing." />
      ) : (
        <section className={styles.board} aria-label="Registrations by state">
          {lanes
            .map((lane) => ({ lane, cards: board.registrations.filter((each) => each.lane === lane) }))
            .filter(({ cards }) => cards.length > 0)
            .map(({ lane, cards }) => (
              <section key={lane} className={styles.lane} aria-label={laneWords[lane].title}>
                <h2>
                  {laneWords[lane].title} <span>{cards.length}</span>
                </h2>
                <p>{lane === 'planned' && isClosed(board) ? 'The window is closed' : laneWords[lane].says}</p>
                {cards.map((each) => (
                  <RegistrationCard key={each.id} of={each} may={board.may} onEdit={() => editing.open(each)} />
                ))}
              </section>
            ))}
        </section>
      )}
      <Counts board={board} />
      {board.may.edit && !isClosed(board) && <UploadFile board={board} />}
      <RegistrationDialog
        key={`edit ${editing.turn}`}
        {...editing}
        fiscalYear={editing.subject === 'new' ? open : board.fiscalYear}
      />
      <ResultsDialog key={`results ${taking.turn}`} {...taking} fiscalYear={board.fiscalYear} />
    </div>
  )
}

const isClosed = ({ season }: Board): boolean => today() > season.closesOn

function summary(board: Board): string {
  const { registrations } = board
  const of = (...wanted: string[]) => registrations.filter(({ lane }) => wanted.includes(lane)).length
  const selected = of('selected', 'case open', 'filed', 'approved')
  const planned = of('planned')
  const without = of('selected')
  return [
    `${registrations.length - planned} registered, ${selected} selected.`,
    ...(without > 0 ? [`${without} selected without a case.`] : []),
    ...(planned > 0
      ? [
          isClosed(board)
            ? `${counted(planned, 'person', 'people')} not registered: the window closed on ${showDate(board.season.closesOn)}.`
            : `${counted(planned, 'registration')} to send, $${((planned * FEE_CENTS) / 100).toLocaleString('en')} in fees.`,
        ]
      : []),
  ].join(' ')
}

/** The file for the agency's upload, company by company; it has passport numbers, so the password is asked for. */
function UploadFile({ board: { registrations, fiscalYear } }: { board: Board }) {
  const { confirmed, dialog } = useConfirmPassword()
  const make = useCommand(capSeasonApi.file)
  const planned = registrations.filter(({ lane }) => lane === 'planned')
  const companies = [...new Map(planned.map(({ companyId, companyName }) => [companyId, companyName]))]
  if (companies.length === 0) return null
  return (
    <Card title="Upload file">
      <p>Confirm the headings against the template that USCIS offers this season before you upload it.</p>
      <div className={styles.actions}>
        {companies.map(([companyId, name]) => (
          <Button
            key={companyId}
            onClick={() =>
              void confirmed(() => make.run({ fiscalYear, companyId })).then((file) => file && saveFile(file))
            }
          >
            {`Download for ${name}`}
          </Button>
        ))}
      </div>
      {dialog}
    </Card>
  )
}

function saveFile({ fileName, csv }: { fileName: string; csv: string }) {
  const href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href, download: fileName })
  link.click()
  URL.revokeObjectURL(href)
}

const percent = (value: number) => `${value.toFixed(2)}%`

/** The season as a line with today on it; where there is no room, the same as a list. */
function SeasonCard({ board }: { board: Board }) {
  const { spans, begins, today: now } = seasonLine(board, today())
  const { season } = board
  return (
    <Card title="Season">
      <div className={styles.line} aria-hidden>
        {now && (
          <span className={styles.now} style={{ left: percent(now.left) }}>
            {now.says}
          </span>
        )}
        <div className={styles.rail}>
          {spans.map(({ title, left, width, standing }) => (
            <i key={title} data-standing={standing} style={{ left: percent(left), width: percent(width) }} />
          ))}
          <b style={{ left: percent(begins.left) }} />
          {now && <em style={{ left: percent(now.left) }} />}
        </div>
        {spans.map(({ title, says, left, standing }) => (
          <span key={title} className={styles.span} data-standing={standing} style={{ left: percent(left) }}>
            <strong>{title}</strong>
            <small>{says}</small>
          </span>
        ))}
        <span className={styles.begins} style={{ right: percent(100 - begins.left) }}>
          <small>{begins.says}</small>
        </span>
      </div>
      {/* What is only drawn is heard as a list; where the line has no room, it is also seen as one. */}
      <ul className={`${styles.spans} visually-hidden-when-wide`}>
        {spans.map(({ title, says, standing }) => (
          <li key={title} data-standing={standing}>
            <strong>{title}</strong> {says}
            {standing === 'here' && now && `. ${now.says}`}
          </li>
        ))}
        <li>{begins.says}</li>
      </ul>
      {!season.announced && (
        <p className={styles.plan}>
          USCIS has not announced the days of {showDate(season.opensOn).slice(-4)} yet: they are a plan.
        </p>
      )}
    </Card>
  )
}

const isPlanned = ({ lane }: Registration) => lane === 'planned'

const columns: readonly [string, (of: Registration) => boolean][] = [
  ['To register', isPlanned],
  ['Registered', (of) => !isPlanned(of)],
  ['Selected', ({ lane }) => lane === 'selected' || lane === 'case open' || lane === 'filed' || lane === 'approved'],
  ['Not filed', ({ lane }) => lane === 'selected' || lane === 'case open'],
  ['Filed', ({ lane }) => lane === 'filed'],
  ['Approved', ({ lane }) => lane === 'approved'],
]

/** The same cards, counted for each company; the sums agree with the board. */
function Counts({ board: { registrations } }: { board: Board }) {
  if (registrations.length === 0) return null
  // A season that is over has nobody left to register.
  const shown = columns.filter(([, counts]) => counts !== isPlanned || registrations.some(isPlanned))
  const names = [...new Set(registrations.map(({ companyName }) => companyName))].sort()
  const row = (name: string, all: readonly Registration[]) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {shown.map(([title, counts]) => (
        <td key={title} data-title={title}>
          {all.filter(counts).length}
        </td>
      ))}
    </tr>
  )
  return (
    <Card title="By company">
      <Scrollable className={styles.scroll} label="Registrations by company">
        <table className={`${styles.table} ${styles.counts}`}>
          <thead>
            <tr>
              <th scope="col">Company</th>
              {shown.map(([title]) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) =>
              row(
                name,
                registrations.filter(({ companyName }) => companyName === name),
              ),
            )}
            {row('All', registrations)}
          </tbody>
        </table>
      </Scrollable>
    </Card>
  )
}
