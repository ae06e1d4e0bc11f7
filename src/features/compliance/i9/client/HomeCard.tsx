import { counted } from '#formats/words.ts'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { pathOfForm } from '../form-path.ts'
import styles from './i9.module.css'

type Standing = {
  late: number
  due: number
  ending: number
  inTraining: number
  first: readonly {
    id: number | null
    employmentId: number
    name: string
    title: string
    dueOn: string | null
  }[]
}

/** "2 late, 1 due within 7 days, 4 authorizations end. 2 STEM OPT workers, and no E-Verify." */
export function standingWords({
  late,
  due,
  ending,
  inTraining,
}: Pick<Standing, 'late' | 'due' | 'ending' | 'inTraining'>): string {
  const parts = [
    late > 0 && `${late} late`,
    due > 0 && `${due} due within 7 days`,
    ending > 0 && `${counted(ending, 'authorization')} ${ending === 1 ? 'ends' : 'end'}`,
  ].filter(Boolean)
  const forms = parts.length > 0 ? `${parts.join(', ')}.` : 'No form is late or due this week.'
  return inTraining > 0 ? `${forms} ${counted(inTraining, 'STEM OPT worker')}, and no E-Verify.` : forms
}

/** Forms I-9 on the employer's home: what is late or due first, the rest in the list that it opens. */
export function I9HomeCard({ standing }: { standing: Standing }) {
  const { first } = standing
  return (
    <Card title="Form I-9" actions={<Link to="/visaCareI9Dashboard">All forms</Link>} flush={first.length > 0}>
      <p className={styles.homeWords}>{standingWords(standing)}</p>
      {first.length > 0 && (
        <OpenItems label="Form I-9">
          {first.map(({ id, employmentId, name, title, dueOn }) => (
            <OpenItemRow
              key={id ?? `e${employmentId}`}
              kind="date"
              what={name}
              about={title}
              dueOn={dueOn}
              action={{
                verb: id === null ? 'Start' : 'Open',
                label: `${id === null ? 'Start' : 'Open'} the Form I-9 of ${name}`,
                to: pathOfForm({ id, employmentId }),
              }}
            />
          ))}
        </OpenItems>
      )}
    </Card>
  )
}
