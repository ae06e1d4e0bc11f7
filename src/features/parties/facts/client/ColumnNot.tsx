import type { NotAnswered } from '#engine/answer.ts'
import type { ScalarType } from '#engine/fact.ts'
import { Button } from '#ui/Button.tsx'
import { useFactWords } from './fact-words.ts'
import styles from './facts.module.css'
import { InsteadOfField } from './InsteadOfField.tsx'

/** The ways of saying that an entry has no value in this column, below its empty field. */
export function SayingNot({ type, sayNot }: { type: ScalarType; sayNot: (not: NotAnswered) => void }) {
  const words = useFactWords()
  return type.mayBe?.map((not) => (
    <Button key={not} variant="link" size="small" onClick={() => sayNot(not)}>
      {words.not[not]}
      <span className={styles.onlyHeard}>: {type.label}</span>
    </Button>
  ))
}

type ColumnSaidNotProps = {
  label: string
  not: NotAnswered
  readOnly: boolean
  /** Nothing takes it back. */
  sayNot: (not: '') => void
}

/** In the place of the field: that there is no value, until somebody answers after all. */
export function ColumnSaidNot({ label, not, readOnly, sayNot }: ColumnSaidNotProps) {
  const words = useFactWords()
  return (
    <InsteadOfField {...{ label, readOnly }} action={words.answer} onAct={() => sayNot('')}>
      {words.not[not]}
    </InsteadOfField>
  )
}
