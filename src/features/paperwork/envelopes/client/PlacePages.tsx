import { useId, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { IconPlus, IconTrash } from '#ui/icons.ts'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import type { Placed } from '../placing.ts'
import type { FieldKind } from '../records.ts'
import { FULL } from '../whole-page.ts'
import { FieldBox } from './FieldBox.tsx'
import { Page, useEnvelopePages } from './Page.tsx'
import styles from './place.module.css'
import type { GivenSigner, useDraft } from './use-draft.ts'
import { kindWords } from './words.ts'

const COLOURS = 4
const MOST_OF_ONE = 30
const kinds = Object.keys(kindWords) as FieldKind[]

type PlacePagesProps = { id: number; pages: number; draft: ReturnType<typeof useDraft> }

/** The pages of the document, and on them where each person puts what. */
export function PlacePages({ id, pages, draft }: PlacePagesProps) {
  const { signers, fields } = draft
  const { pdf, problem } = useEnvelopePages(id)
  const [page, setPage] = useState(() => fields[0]?.page ?? pages)
  const [chosen, setChosen] = useState<number>()
  const [whose, setWhose] = useState<number>()
  const help = useId()
  const signer = signers.find(({ key }) => key === whose) ?? signers[0]
  const field = fields.find(({ key }) => key === chosen)
  const choose = (each: Placed) => {
    setChosen(each.key)
    setWhose(each.signer)
  }
  const isFull = fields.filter((each) => each.signer === signer?.key).length >= MOST_OF_ONE
  const colourOf = (key: number) => signers.findIndex((each) => each.key === key) % COLOURS
  return (
    <section className={styles.pages} aria-label="Where each person signs">
      <div className={styles.tools}>
        <SelectField
          label="Places for"
          placeholder={null}
          value={String(signer?.key ?? '')}
          onChange={(key) => setWhose(Number(key))}
          options={named(signers)}
        />
        <div className={styles.kinds}>
          {kinds.map((kind) => (
            <Button
              key={kind}
              size="small"
              disabled={!signer || isFull}
              icon={<IconPlus size={16} aria-hidden />}
              onClick={() => signer && choose(draft.addField(kind, page, signer.key))}
            >
              {kindWords[kind]}
            </Button>
          ))}
        </div>
      </div>
      {pages > 1 && (
        <SelectField
          label="Page"
          placeholder={null}
          value={String(page)}
          onChange={(value) => setPage(Number(value))}
          options={Array.from({ length: pages }, (_, index) => ({
            value: String(index + 1),
            label: pageWords(index + 1, pages, fields),
          }))}
        />
      )}
      <p id={help} className={styles.help}>
        Drag a box to its place. By keyboard: arrow keys move it, Shift and arrow keys make it larger or smaller, Delete
        takes it away.
      </p>
      {problem && <ErrorState title="The pages cannot be shown" message={problem} />}
      {!problem && !pdf && <Loading label="Loading the pages…" />}
      {pdf && (
        <Page key={page} pdf={pdf} number={page}>
          {fields
            .filter((each) => each.page === page)
            .map((each) => (
              <FieldBox
                key={each.key}
                field={each}
                name={nameOf(signers, each.signer)}
                colour={colourOf(each.signer)}
                chosen={each.key === chosen}
                describedBy={help}
                onChoose={() => choose(each)}
                onChange={draft.changeField}
                onRemove={() => draft.removeField(each.key)}
              />
            ))}
        </Page>
      )}
      <p className="visually-hidden" role="status">
        {field && `${kindWords[field.kind]}: ${percent(field.x)} from the left, ${percent(field.y)} from the top.`}
      </p>
      {field && (
        <div className={styles.chosen}>
          <strong>{kindWords[field.kind]}</strong>
          <SelectField
            label="Who"
            placeholder={null}
            value={String(field.signer)}
            onChange={(key) => draft.changeField({ ...field, signer: Number(key) })}
            options={named(signers)}
          />
          {field.kind === 'text' && (
            <TextField
              label="What is asked"
              placeholder="Job title"
              maxLength={80}
              value={field.label}
              onChange={(label) => draft.changeField({ ...field, label })}
            />
          )}
          <Button
            variant="quietDanger"
            size="small"
            icon={<IconTrash size={16} aria-hidden />}
            onClick={() => draft.removeField(field.key)}
          >
            Take it away
          </Button>
        </div>
      )}
    </section>
  )
}

const percent = (part: number): string => `${Math.round((part / FULL) * 100)} %`

function nameOf(signers: readonly GivenSigner[], key: number): string {
  const place = signers.findIndex((each) => each.key === key)
  return signers[place]?.name.trim() || `person ${place + 1}`
}

const named = (signers: readonly GivenSigner[]) =>
  signers.map(({ key }) => ({ value: String(key), label: nameOf(signers, key) }))

function pageWords(page: number, pages: number, fields: readonly Placed[]): string {
  const count = fields.filter((each) => each.page === page).length
  return `Page ${page} of ${pages}${count > 0 ? `, ${count} ${count === 1 ? 'place' : 'places'}` : ''}`
}
