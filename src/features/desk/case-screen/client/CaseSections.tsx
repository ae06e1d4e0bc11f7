import type { ReactNode } from 'react'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'

export type SectionName =
  | 'tasks'
  | 'questions'
  | 'forms'
  | 'documents'
  | 'filing'
  | 'deadlines'
  | 'fees'
  | 'messages'
  | 'timeline'

const TITLES: Readonly<Record<SectionName, string>> = {
  tasks: 'Tasks',
  questions: 'Questions',
  forms: 'Forms',
  documents: 'Documents',
  filing: 'Filing',
  deadlines: 'Deadlines',
  fees: 'Fees',
  messages: 'Messages',
  timeline: 'Timeline',
}

/** One line that stays in sight and leads to the parts of a long page; a number says what waits there. */
export function SectionBar({ file }: { file: CaseDetails }) {
  const numbers = numbersOf(file)
  return (
    <nav className={styles.sectionBar} aria-label="Parts of this case" data-print="none">
      <ul>
        {sectionsOf(file).map((name) => (
          <li key={name}>
            <a href={`#${name}`}>
              {TITLES[name]}
              {numbers[name] && <span className={styles.sectionNumber}>{numbers[name]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A part of the page that the line leads to. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  return <div id={name}>{children}</div>
}

/** Nothing is filed without a form; who may not see the fees does not see the filing either. */
export const hasFiling = ({ may, forms }: Pick<CaseDetails, 'may' | 'forms'>) => may.seeFees && forms.length > 0

export function sectionsOf(file: Pick<CaseDetails, 'may' | 'forms'>): SectionName[] {
  const all = Object.keys(TITLES) as SectionName[]
  return all.filter((name) => {
    if (name === 'filing') return hasFiling(file)
    return name !== 'fees' || file.may.seeFees
  })
}

function numbersOf({ tasks, percent, asks, messages }: CaseDetails): Partial<Record<SectionName, string>> {
  const open = tasks.filter(({ doneAt }) => doneAt === null).length
  return {
    ...(open > 0 && { tasks: String(open) }),
    ...(asks && { questions: `${percent} %` }),
    ...(messages.length > 0 && { messages: String(messages.length) }),
  }
}
