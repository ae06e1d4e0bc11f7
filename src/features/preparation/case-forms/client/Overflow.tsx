import { useMemo } from 'react'
import { type Form, partName } from '#engine/form.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import type { Overflow as Entry, OnPaper } from '#engine/on-paper.ts'
import { unprintableOn } from '#engine/unprintable.ts'
import styles from './form-screen.module.css'

type OverflowProps = { form: Pick<Form, 'parts'>; paper: OnPaper }

/** What no page can show: its place on the paper stays blank, and somebody writes it there by hand. */
export function CannotPrint({ form, look }: { form: Form; look: KnownFacts }) {
  const places = useMemo(() => unprintableOn(form, look), [form, look])
  if (places.length === 0) return null
  return (
    <section className={styles.overflow} aria-label="Cannot be printed">
      <h2>Cannot be printed</h2>
      <p>We have no font for these characters. Their place stays blank: write them by hand, or in Latin letters.</p>
      <ul>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </section>
  )
}

/** What did not fit into its box or on its sheet: what the box holds, and where the whole is printed instead. */
export function Overflow({ form, paper: { overflow, shortened, sheets, addendum } }: OverflowProps) {
  if (overflow.length === 0 && shortened.length === 0 && sheets.length === 0) return null
  const place = ({ part, item, label }: Entry) => (
    <>
      <strong>
        {partName(form, part)}, Item {item}
      </strong>
      : {label}
    </>
  )
  return (
    <section className={styles.overflow} aria-label="Additional Information">
      <h2>Too long for its box</h2>
      <ul>
        {sheets.map(({ pages }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets are told apart by nothing but their place
          <li key={n}>
            Further sheet {n + 1}: page {pages.join(' and ')} of the form once more
          </li>
        ))}
        {shortened.map((entry) => (
          <li key={`${entry.part} ${entry.item} ${entry.label}`}>
            {place(entry)}. Printed in its short form, “{entry.inBox}”.
          </li>
        ))}
        {overflow.map((entry) => (
          <li key={`${entry.part} ${entry.item} ${entry.label} ${entry.text}`}>
            {place(entry)}. {cutInWords(entry)}
            Printed {addendum.includes(entry) ? 'on an addendum sheet' : 'in Additional Information'}.
          </li>
        ))}
      </ul>
    </section>
  )
}

function cutInWords({ inBox, says }: Entry): string {
  if (says !== undefined) return `The box says “${says}”. `
  if (inBox === undefined) return ''
  return inBox === '' ? 'The box stays empty. ' : `The box ends after “${inBox.slice(-30)}”. `
}
