import { useState } from 'react'
import { actByOf } from '#case-file/cases/act-by.ts'
import { awaitedNames, YOU } from '#case-file/cases/awaited-words.ts'
import type { CaseRow } from '#case-file/cases/records.ts'
import { saidName } from '#case-types/words/said.ts'
import { caseColumns } from '#desk/case-lists/client/case-columns.tsx'
import { caseListsApi } from '#desk/client/api.ts'
import { useTenants } from '#identity/users/client/tenants.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import type { RefInput } from '#platform/client/operations.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { useAddressFilters } from '#ui/address-filters.ts'
import { IconButton, LinkButton } from '#ui/Button.tsx'
import { IconChevronRight, IconList } from '#ui/icons.ts'
import { Due } from '#ui/items/Due.tsx'
import { Link } from '#ui/navigation.tsx'
import { FilterChips, FilterChoice } from '#ui/page/FilterChip.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { filterName } from '#ui/table/column.ts'
import styles from './board.module.css'
import { useBoardMove } from './use-board-move.tsx'

const NAMES = ['companyId', 'typeId', 'ball', 'due', 'attorneyId', 'mode', 'owed', 'step', 'open', 'search'] as const
type Name = (typeof NAMES)[number]

/** /visaCareCaseBoard: cases by status, narrowed like the list; a card is moved by dragging or with its button. */
export default function BoardScreen() {
  const viewer = useViewer()
  const acrossCompanies = viewer.companyId === null && !viewer.isEmployee
  const companies = useTenants('company', { enabled: acrossCompanies })
  const { filters, set, isSet, clear } = useAddressFilters(NAMES)
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
  const board = useOperation(caseListsApi.board, given as RefInput<typeof caseListsApi.board>)
  const move = useBoardMove(() => void board.reload())
  const [dragged, setDragged] = useState<CaseRow>()
  const [over, setOver] = useState<number>()
  const listOf = (more: Record<string, string>) => `/visaCareManageCase?${new URLSearchParams({ ...given, ...more })}`
  const chips = caseColumns({ companies: acrossCompanies ? companies.options : null, roleId: viewer.roleId }).flatMap(
    (column) => {
      const name = filterName(column) as Name
      return column.filter?.kind === 'choice' && NAMES.includes(name) ? [{ column, name, filter: column.filter }] : []
    },
  )
  return (
    <div className={styles.page}>
      <PageHeader
        title="Cases"
        standing="By status. Drag a case to its next column, or use its arrow."
        action={
          <LinkButton to={listOf({})} icon={<IconList size={16} aria-hidden />}>
            List
          </LinkButton>
        }
      />
      <FilterChips label="Cases" onClear={isSet ? clear : undefined}>
        {chips.map(({ column, name, filter }) => (
          <FilterChoice
            key={name}
            label={column.title}
            options={filter.options}
            value={filters[name]}
            onChange={(value) => set({ [name]: value })}
          />
        ))}
      </FilterChips>
      {board.error && <ErrorState message={board.error.message} onRetry={() => void board.reload()} />}
      {!board.items && !board.error && <Loading lines={8} />}
      {board.items && (
        <Scrollable className={styles.board} label="Cases by status">
          {board.items.columns.map((column) => (
            <section
              key={column.status}
              className={styles.lane}
              aria-label={column.name}
              data-over={over === column.status || undefined}
              onDragOver={(event) => {
                if (!dragged || dragged.status === column.status) return
                event.preventDefault()
                setOver(column.status)
              }}
              onDragLeave={() => setOver(undefined)}
              onDrop={(event) => {
                event.preventDefault()
                setOver(undefined)
                if (dragged) void move.drop(dragged, column)
              }}
            >
              <h2>
                <Link to={listOf({ status: String(column.status) })}>{column.name}</Link>
                <span>{column.count > 1000 ? '1,000+' : column.count.toLocaleString('en')}</span>
              </h2>
              {column.items.map((row) => (
                <BoardCard
                  key={row.id}
                  row={row}
                  lane={column.name}
                  roleId={viewer.roleId}
                  company={acrossCompanies}
                  busy={move.busy === row.id}
                  onDrag={setDragged}
                  onMove={() => void move.choose(row)}
                />
              ))}
              {column.items.length === 0 && <p>No cases</p>}
              {column.more && <Link to={listOf({ status: String(column.status) })}>Show all</Link>}
            </section>
          ))}
        </Scrollable>
      )}
      {move.dialogs}
    </div>
  )
}

type BoardCardProps = {
  row: CaseRow
  lane: string
  roleId: number
  company: boolean
  busy: boolean
  onDrag: (row: CaseRow | undefined) => void
  onMove: () => void
}

function BoardCard({ row, lane, roleId, company, busy, onDrag, onMove }: BoardCardProps) {
  const who = row.personName || row.companyName
  const actBy = actByOf(row.nextDueTitle)
  return (
    <article
      className={styles.card}
      draggable
      aria-busy={busy}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', row.number)
        onDrag(row)
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <div>
        <Link to={row.path} draggable={false}>
          {who}
        </Link>
        <IconButton
          size="small"
          label={`Move ${who}, ${row.number}`}
          icon={<IconChevronRight size={16} aria-hidden />}
          onClick={onMove}
        />
      </div>
      {company && row.personName && <span>{row.companyName}</span>}
      <b>{saidName(row.typeId, row.subType)}</b>
      {/* The lane of the filed ones holds a demand that was sent: the card says what is true of it. */}
      {!row.statusName.startsWith(lane) && <span>{row.statusName}</span>}
      <span>{waitingFor(awaitedNames(row, roleId))}</span>
      {row.nextDueOn && <Due on={row.nextDueOn} inline />}
      {actBy && <span>Act by {actBy}</span>}
    </article>
  )
}

/** “Waiting for you, Priya”: the reader stands first, within a sentence. */
const waitingFor = (names: readonly string[]) =>
  `Waiting for ${names.map((name) => (name === YOU ? 'you' : name)).join(', ') || 'nobody'}`
