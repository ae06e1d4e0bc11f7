import { listedDocuments } from '#facts/i9-documents.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FilterChip, FilterChips } from '#ui/page/FilterChip.tsx'
import type { ShownDocument } from '../records.ts'
import styles from './i9.module.css'

export type Draft = Omit<ShownDocument, 'expiresOn'> & { expiresOn: string; neverEnds: boolean }
export type Choice = { side: 'A' | 'BC' | ''; drafts: readonly Draft[] }
export const noChoice: Choice = { side: '', drafts: [] }

const draft = (list: Draft['list'], title: string): Draft => ({
  ...{ list, title, authority: '', number: '', expiresOn: '', neverEnds: false },
  ...{ receipt: false, restricted: false, withoutPhoto: false },
})

/** A passport comes with its I-94: together they are one of List A. */
export const draftsOf = (list: Draft['list'], title: string): Draft[] => {
  const needsI94 = list === 'A' && (title === 'Foreign Passport' || title === 'FSM or RMI Passport')
  return needsI94 ? [draft(list, title), draft(list, 'Form I-94')] : [draft(list, title)]
}

export const shownOf = ({ drafts }: Choice): ShownDocument[] =>
  drafts.map(({ neverEnds, expiresOn, ...rest }) => ({
    ...rest,
    expiresOn: neverEnds || expiresOn === '' ? null : expiresOn,
  }))

/** What is still open, in one sentence; undefined: it can be signed. */
export function gapIn({ side, drafts }: Choice): string | undefined {
  if (side === '') return 'Choose what was shown: one from List A, or one from B and one from C.'
  const lists = side === 'A' ? ['A'] : ['B', 'C']
  for (const list of lists)
    if (!drafts.some((each) => each.list === list)) return `Choose the document of List ${list}.`
  for (const { title, authority, number, expiresOn, neverEnds } of drafts) {
    if (authority.trim() === '') return `${title}: enter who issued it, as printed on it.`
    if (number.trim() === '') return `${title}: enter its number.`
    if (expiresOn === '' && !neverEnds) return `${title}: enter when it expires, or that it has no end.`
  }
  return undefined
}

type DocumentsChoiceProps = { name: string; value: Choice; onChange: (value: Choice) => void; usesEVerify: boolean }

/** The lists whole and in the form's order, the same for everybody; nothing is preselected (INA 274B(a)(6)). */
export function DocumentsChoice({ name, value, onChange, usesEVerify }: DocumentsChoiceProps) {
  const { side, drafts } = value
  const choose = (list: Draft['list'], title: string) =>
    onChange({
      side,
      drafts: [...drafts.filter((each) => each.list !== list), ...draftsOf(list, title)].sort((a, b) =>
        a.list.localeCompare(b.list),
      ),
    })
  const lists = [
    { list: 'A', says: 'Identity and work, one document' },
    { list: 'B', says: 'Identity, one document' },
    { list: 'C', says: 'Work, one document' },
  ] as const
  return (
    <>
      <FilterChips label="What was shown">
        <FilterChip on={side === 'A'} onToggle={() => onChange({ side: 'A', drafts: [] })}>
          One from List A
        </FilterChip>
        <FilterChip on={side === 'BC'} onToggle={() => onChange({ side: 'BC', drafts: [] })}>
          One from B and one from C
        </FilterChip>
      </FilterChips>
      <p className={styles.dim}>
        {name} chooses. Accept any document below that looks real and belongs to the person, and do not ask for a
        certain one.
      </p>
      <div className={styles.lists}>
        {lists.map(({ list, says }) => {
          const closed = side === '' || (side === 'A') !== (list === 'A')
          return (
            <fieldset key={list} className={styles.list} data-closed={closed} disabled={closed}>
              <legend>List {list}</legend>
              <p className={styles.dim}>{says}</p>
              {listedDocuments
                .filter((each) => each.list === list)
                .map(({ title, minorsOnly }) => (
                  <label key={title} className={styles.radio}>
                    <input
                      type="radio"
                      name={`list-${list}`}
                      checked={drafts.some((each) => each.list === list && each.title === title)}
                      onChange={() => choose(list, title)}
                    />
                    <span>
                      {title}
                      {minorsOnly && ' (under 18 or with a disability)'}
                    </span>
                  </label>
                ))}
            </fieldset>
          )
        })}
      </div>
      {drafts.length > 0 && <h3>As printed on the documents</h3>}
      {drafts.map((each, n) => (
        <DocumentFields
          key={`${each.list} ${each.title}`}
          value={each}
          photo={usesEVerify && each.list === 'B'}
          onChange={(next) => onChange({ side, drafts: drafts.map((old, place) => (place === n ? next : old)) })}
        />
      ))}
    </>
  )
}

type DocumentFieldsProps = { value: Draft; onChange: (value: Draft) => void; photo?: boolean; noReceipt?: boolean }

export function DocumentFields({ value, onChange, photo, noReceipt }: DocumentFieldsProps) {
  const set = (more: Partial<Draft>) => onChange({ ...value, ...more })
  return (
    <fieldset className={styles.group}>
      <legend>{value.title}</legend>
      <div className={styles.document}>
        <TextField
          label={`${value.title}: issued by`}
          value={value.authority}
          maxLength={100}
          onChange={(authority) => set({ authority })}
        />
        <TextField
          label={`${value.title}: number`}
          value={value.number}
          maxLength={40}
          onChange={(number) => set({ number })}
        />
        <DateField
          label={`${value.title}: expires`}
          value={value.expiresOn}
          disabled={value.neverEnds}
          onChange={(expiresOn) => set({ expiresOn })}
        />
        <div>
          <CheckField
            label="It has no end"
            checked={value.neverEnds}
            onChange={(neverEnds) => set({ neverEnds, expiresOn: '' })}
          />
          {!noReceipt && (
            <CheckField
              label="Shown as a receipt"
              hint="For a lost, stolen or damaged document; good for 90 days."
              checked={value.receipt}
              onChange={(receipt) => set({ receipt })}
            />
          )}
          {photo && (
            <CheckField
              label="It carries no photo"
              checked={value.withoutPhoto}
              onChange={(withoutPhoto) => set({ withoutPhoto })}
            />
          )}
        </div>
      </div>
    </fieldset>
  )
}
