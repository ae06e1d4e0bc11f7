import type { CaseDetails } from '#case-file/case-details/records.ts'
import { caseScreenApi } from '#desk/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { IconAlertTriangle, IconCheck } from '#ui/icons.ts'
import { Avatar } from '#ui/items/Tile.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useSay } from '#ui/say.ts'
import type { FamilyMember, FamilyPackage } from '../../family-records.ts'
import { FamilyFees, KeepInMind } from './FamilyAside.tsx'
import styles from './family.module.css'
import { type FamilyCell, type FamilyRow, formRows, paperRows, relationWords } from './family-rows.ts'

/**
 * One place for a family that files together: people in columns, forms and papers in rows, only gaps in color; on a
 * phone a card for each. */
export function FamilyTab({ file }: { file: CaseDetails }) {
  const found = useOperation(caseScreenApi.family, { id: file.id })
  if (found.error && !found.items)
    return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!found.items) return <Loading lines={10} />
  const family = found.items
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <OneSetOfAnswers family={family} />
        <div className={styles.wide}>
          <Matrix members={family.members} formCount={family.formCount} />
        </div>
        <FamilyCards members={family.members} />
      </div>
      <div className={styles.column}>
        {family.fees && <FamilyFees fees={family.fees} members={family.members} />}
        <KeepInMind family={family} file={file} />
      </div>
    </div>
  )
}

function OneSetOfAnswers({ family: { members, shared, formByForm, formCount } }: { family: FamilyPackage }) {
  const say = useSay()
  const asked = members.reduce((sum, member) => sum + member.asked, shared.asked)
  return (
    <Card title={say('One set of answers')}>
      <p className={styles.dimmed}>
        {say('{asked} questions fill {forms} forms. Form by form it would be {each}.', {
          ...{ asked, forms: formCount, each: formByForm },
        })}
      </p>
      <ul className={styles.answers}>
        <Answered name={say('For all {n}', { n: members.length })} {...shared} />
        {members.map(({ caseId, name, asked: own, answered, taken, questionsPath }) => (
          <Answered key={caseId} name={name} asked={own} answered={answered} taken={taken} to={questionsPath} />
        ))}
      </ul>
    </Card>
  )
}

type AnsweredProps = { name: string; asked: number; answered: number; taken?: number; to?: string }

function Answered({ name, asked, answered, taken = 0, to }: AnsweredProps) {
  const say = useSay()
  const isDone = answered >= asked
  return (
    <li>
      <progress value={answered} max={Math.max(asked, 1)} aria-label={say('Answers: {name}', { name })} />
      <strong>{to ? <Link to={to}>{name}</Link> : name}</strong>
      <span data-tone={isDone ? undefined : 'amber'} className={isDone ? styles.dimmed : styles.gap}>
        {isDone ? say('{n} answered', { n: answered }) : say('{n} of {of} answered', { n: answered, of: asked })}
      </span>
      {taken > 0 && <span className={styles.dimmed}>{say('{n} taken from the family', { n: taken })}</span>}
    </li>
  )
}

function Matrix({ members, formCount }: { members: readonly FamilyMember[]; formCount: number }) {
  const say = useSay()
  const papers = paperRows(members, say)
  const missing = papers.reduce((sum, { cells }) => sum + cells.filter((cell) => cell?.gap).length, 0)
  return (
    <Card flush>
      <Scrollable className={styles.scroll} label={say('Forms and papers of each person')}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <td />
              {members.map((member) => (
                <th key={member.caseId} scope="col">
                  <Who {...member} />
                </th>
              ))}
            </tr>
          </thead>
          <Rows
            title={say('Forms')}
            says={say('{n}, one package per person', { n: formCount })}
            rows={formRows(members, say)}
          />
          <Rows
            title={say('Papers')}
            says={missing === 0 ? say('Nothing missing') : say('{n} missing', { n: missing })}
            rows={papers}
          />
        </table>
      </Scrollable>
    </Card>
  )
}

type RowsProps = { title: string; says: string; rows: ReturnType<typeof formRows> }

function Rows({ title, says, rows }: RowsProps) {
  const say = useSay()
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="colgroup" colSpan={(rows[0]?.cells.length ?? 0) + 1}>
          {title} <span className={styles.dimmed}>{says}</span>
        </th>
      </tr>
      {rows.map(({ key, name, cells }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map((cell, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the person
            <td key={place}>
              {cell ? <Cell {...cell} /> : <span className={styles.dimmed}>{say('Not needed')}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** The family on a phone: for each person what is missing, and folded what is ready. */
function FamilyCards({ members }: { members: readonly FamilyMember[] }) {
  const say = useSay()
  const rows = [...formRows(members, say), ...paperRows(members, say)]
  return (
    <div className={styles.cards}>
      {members.map((member, place) => (
        <FamilyCard key={member.caseId} member={member} rows={rows} place={place} />
      ))}
    </div>
  )
}

type FamilyCardProps = { member: FamilyMember; rows: readonly FamilyRow[]; place: number }

function FamilyCard({ member, rows, place }: FamilyCardProps) {
  const say = useSay()
  const own = rows.flatMap(({ key, name, cells }) => {
    const cell = cells[place]
    return cell ? [{ key, name, cell }] : []
  })
  const gaps = own.filter(({ cell }) => cell.gap)
  const ready = own.filter(({ cell }) => !cell.gap)
  const list = (shown: typeof own) => (
    <ul className={styles.things}>
      {shown.map(({ key, name, cell }) => (
        <li key={key}>
          <span>{name}</span>
          <Cell {...cell} />
        </li>
      ))}
    </ul>
  )
  return (
    <Card>
      <h2>
        <Who {...member} />
      </h2>
      {gaps.length > 0 ? list(gaps) : <p className={styles.dimmed}>{say('Nothing missing')}</p>}
      {ready.length > 0 && (
        <details className={styles.readyOnes}>
          <summary>{say(ready.length === 1 ? '1 is ready' : '{n} are ready', { n: ready.length })}</summary>
          {list(ready)}
        </details>
      )}
    </Card>
  )
}

/** One of the family, with what they are to the principal and how old. */
function Who({ name, relation, age, path }: Pick<FamilyMember, 'name' | 'relation' | 'age' | 'path'>) {
  const say = useSay()
  return (
    <span className={styles.who}>
      <Avatar name={name} />
      <span>
        <Link to={path}>{name}</Link>
        <span className={styles.dimmed}>
          {[say(relationWords(relation)), age === null ? '' : String(age)].filter(Boolean).join(', ')}
        </span>
      </span>
    </span>
  )
}

/** How far one form or paper is: a gap in color, leading to where it is filled. */
function Cell({ words, gap, to }: FamilyCell) {
  const icon = gap ? <IconAlertTriangle size={15} aria-hidden /> : <IconCheck size={15} aria-hidden />
  return (
    <span className={gap ? styles.gap : styles.ready} data-tone={gap ? 'amber' : 'green'}>
      {icon}
      {to ? <Link to={to}>{words}</Link> : words}
    </span>
  )
}
