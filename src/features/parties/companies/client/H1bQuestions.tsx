import { counted } from '#formats/words.ts'
import { Note } from '#identity/sessions/client/Note.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { type Derived, derivedFlags } from '../rules.ts'
import styles from './companies.module.css'
import { countsOf } from './employer-values.ts'
import { FactField, type Part } from './FactField.tsx'

const QUESTIONS = [
  'willfulViolator',
  'higherEducation',
  'nonprofitOrganization',
  'nonprofitResearch',
  'subsequentExtension',
  'amendedPetition',
  'correctsUscisError',
  'secondaryEducation',
  'nonprofitClinical',
  'nonprofitTaxExempt',
] as const

/** What the H-1B petition asks about the employer: first what follows from the numbers, then what only people know. */
export function H1bQuestions({ form, readOnly }: Part) {
  const { own, affiliates } = countsOf(form.values)
  return (
    <>
      <DerivedFlags derived={derivedFlags(own, affiliates)} />
      <h2>Questions to answer</h2>
      <div className={styles.questions}>
        {QUESTIONS.map((name) => (
          <FactField key={name} form={form} readOnly={readOnly} name={name} />
        ))}
      </div>
    </>
  )
}

export function DerivedFlags({ derived }: { derived: Derived }) {
  const { byLaw, numbers, warnings } = derived
  return (
    <section className={styles.derived} aria-label="Answered from the numbers">
      <h2>Answered from the numbers</h2>
      <p className={styles.dimmed}>{numbersInWords(numbers)}</p>
      <dl className={styles.flags}>
        <Flag label="H-1B dependent employer" value={derived.h1bDependent} byLaw={byLaw.h1bDependent} />
        <Flag label="50 or more employees in the United States" value={derived.moreThan50InUs} />
        <Flag
          label="More than 50 % of them in H-1B, L-1A or L-1B status"
          value={derived.moreThan50PercentH1bL1}
          byLaw={byLaw.moreThan50PercentH1bL1}
        />
        <Flag
          label="More than 25 employees in the United States"
          value={derived.moreThan25InUs}
          byLaw={byLaw.moreThan25InUs}
        />
      </dl>
      {warnings.map((warning) => (
        <Note key={warning} kind="warning">
          {warning}
        </Note>
      ))}
    </section>
  )
}

/** Read-only: nobody answers what follows from the numbers. The law's answer stands beside where it is another. */
function Flag({ label, value, byLaw = value }: { label: string; value: boolean; byLaw?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <StatusBadge hue={value ? 'teal' : 'gray'}>{value ? 'Yes' : 'No'}</StatusBadge>
        {byLaw !== value && <StatusBadge hue="orange">By the law: {byLaw ? 'Yes' : 'No'}</StatusBadge>}
      </dd>
    </div>
  )
}

function numbersInWords({ employees, fullTimeEquivalents, h1bEmployees, l1Employees, affiliates }: Derived['numbers']) {
  const size = [
    counted(employees, 'employee'),
    ...(fullTimeEquivalents === null ? [] : [`${fullTimeEquivalents.toLocaleString('en')} full-time equivalents`]),
    `${h1bEmployees.toLocaleString('en')} in H-1B`,
    `${l1Employees.toLocaleString('en')} in L-1 status`,
  ].join(', ')
  const with_ = affiliates === 0 ? '' : `, ${counted(affiliates, 'affiliate')} included`
  return `Numbers used: ${size}${share(h1bEmployees, employees)}${with_}. They stand under Additional Details.`
}

// Cut, not rounded: 14.999 % must not read as 15.
function share(h1b: number, employees: number): string {
  if (employees === 0) return ''
  const hundredths = Math.floor((10_000 * h1b) / employees)
  return ` (H-1B share ${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')} %)`
}
