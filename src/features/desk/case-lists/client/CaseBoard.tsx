import { awaitedWords } from '#case-file/cases/awaited-words.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { dateAndDistance, urgencyHue } from '#case-file/cases/client/words.ts'
import type { RefInput } from '#platform/client/operations.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { IconList } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { caseListsApi } from './api.ts'

type CaseBoardProps = {
  input: RefInput<typeof caseListsApi.board>
  onList: () => void
}

/** The newest cases of each status beside each other. */
export function CaseBoard({ input, onList }: CaseBoardProps) {
  const board = useOperation(caseListsApi.board, input)
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
              <Link to={listOf(status)}>{name}</Link>
            </h2>
            {items.map((each) => (
              <Link key={each.id} to={each.path} className={styles.caseCard}>
                <strong>{each.personName || each.companyName}</strong>
                <span className={styles.dimmed}>
                  {each.number}, {each.typeName}
                </span>
                <span className={styles.dimmed}>
                  {awaitedWords(each)}
                  {each.todo && `: ${each.todo}`}
                </span>
                {each.nextDueOn && (
                  <span>
                    <StatusBadge hue={urgencyHue(each.nextDueOn)}>{dateAndDistance(each.nextDueOn)}</StatusBadge>
                  </span>
                )}
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
