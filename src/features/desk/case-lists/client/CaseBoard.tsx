import { awaitedNames } from '#case-file/cases/awaited-words.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { saidName } from '#case-types/said.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import type { RefInput } from '#platform/client/operations.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { IconList } from '#ui/icons.ts'
import { Due } from '#ui/items/Due.tsx'
import { Link } from '#ui/navigation.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { caseListsApi } from './api.ts'

type CaseBoardProps = {
  input: RefInput<typeof caseListsApi.board>
  onList: () => void
}

/** The newest cases of each status beside each other. */
export function CaseBoard({ input, onList }: CaseBoardProps) {
  const board = useOperation(caseListsApi.board, input)
  const { roleId } = useViewer()
  const listOf = (status: number) =>
    `/visaCareManageCase?status=${status}${input.companyId ? `&companyId=${input.companyId}` : ''}`
  if (board.error) return <ErrorState message={board.error.message} onRetry={() => void board.reload()} />
  if (!board.items) return <Loading lines={8} />
  return (
    <div className={styles.stack}>
      <div className={styles.buttons}>
        <Button icon={<IconList size={16} aria-hidden />} onClick={onList}>
          List
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.board} aria-label="Cases by status" tabIndex={0}>
        {board.items.columns.map(({ status, name, items, more }) => (
          <section key={status} className={styles.lane} aria-label={name}>
            <h2>
              <Link to={listOf(status)}>{name}</Link>{' '}
              <span className={styles.dimmed}>{`${items.length}${more ? '+' : ''}`}</span>
            </h2>
            {items.map((each) => (
              <Link key={each.id} to={each.path} className={styles.caseCard}>
                <strong>{each.personName || each.companyName}</strong>
                {each.personName && <span className={styles.dimmed}>{each.companyName}</span>}
                <span>{saidName(each.typeId, each.subType)}</span>
                <span className={styles.dimmed}>Waiting for {awaitedNames(each, roleId).join(', ') || 'nobody'}</span>
                {each.nextDueOn && <Due on={each.nextDueOn} inline />}
              </Link>
            ))}
            {items.length === 0 && <p className={styles.dimmed}>No cases</p>}
            {more && <Link to={listOf(status)}>Show all</Link>}
          </section>
        ))}
      </section>
    </div>
  )
}
