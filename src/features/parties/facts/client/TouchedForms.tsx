import { formNumber } from '#formats/form-names.ts'
import { factsApi } from '#parties/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import styles from './facts.module.css'

type Words = {
  inCase: (form: string, caseNumber: string) => string
  changes: (forms: string) => string
  contradicts: (forms: string) => string
}

type TouchedFormsProps = {
  subject: string
  fact: string
  words?: Words
  /** The form somebody is looking at anyway. */
  besides?: number
  /** Whoever answers questions fills in forms by that: only what was filed already is worth a word. */
  filedOnly?: boolean
  /** Before it is saved any other answer would contradict; afterwards only those count that are different now. */
  isSaved: boolean
}

/** While an answer is edited: which open forms change with it, and which filed ones it contradicts. */
export function TouchedForms({
  subject,
  fact,
  words = english,
  besides,
  filedOnly = false,
  isSaved,
}: TouchedFormsProps) {
  const { items } = useOperation(factsApi.touches, { subject, fact })
  const named = (forms: readonly Named[]) => {
    const names = forms.map(({ formId, caseNumber }) => words.inCase(formNumber(formId), caseNumber))
    return [...names.slice(0, MOST), ...(names.length > MOST ? [`+ ${names.length - MOST}`] : [])].join('; ')
  }
  const open = filedOnly ? [] : (items?.open ?? []).filter(({ caseFormId }) => caseFormId !== besides)
  const filed = (items?.filed ?? []).filter(({ changedSince }) => changedSince || !isSaved)
  return (
    <div role="status" className={styles.touched}>
      {open.length > 0 && <p>{words.changes(named(open))}</p>}
      {filed.length > 0 && <p className={styles.contradicted}>{words.contradicts(named(filed))}</p>}
    </div>
  )
}

type Named = { formId: string; caseNumber: string }
const MOST = 6

/** The same where several answers are edited together. */
export const wordsAbout = (label: string): Words => ({
  ...english,
  changes: (forms) => `${label} changes ${forms}.`,
  contradicts: (forms) => `${label} was filed on ${forms}. A different answer contradicts what was filed.`,
})

const english: Words = {
  inCase: (form, caseNumber) => `Form ${form} in case ${caseNumber}`,
  changes: (forms) => `Also changes ${forms}.`,
  contradicts: (forms) => `This was filed on ${forms}. A different answer contradicts what was filed.`,
}
