import { SelectField } from '#ui/fields/SelectField.tsx'
import { type Choice, offeredWishes } from '../wishes.ts'
import { proposedType } from './draft.ts'
import styles from './new-case.module.css'
import type { StepProps } from './step-props.ts'
import { useOfferedTypes } from './use-offered-types.ts'
import { Wishes } from './Wishes.tsx'

/** What is wanted; one click goes on. Who knows the case type by name finds it in the list of all. */
export function WhatStep({ draft, change, errors, viewer, onChosen }: StepProps & { onChosen: () => void }) {
  const { offered } = useOfferedTypes(viewer)
  const choose = ({ typeId, subType = '' }: Choice) =>
    change({ typeId: String(typeId), subType, concurrent: [], premium: false, templateId: '' })
  return (
    <>
      <Wishes
        wishes={offeredWishes(offered)}
        chosen={{ typeId: Number(draft.typeId), subType: draft.subType }}
        onChoose={(choice) => {
          choose(choice)
          onChosen()
        }}
      />
      <details
        className={styles.all}
        onToggle={({ currentTarget }) => {
          const proposed = proposedType(offered)
          if (currentTarget.open && draft.typeId === '' && proposed !== '') choose({ typeId: Number(proposed) })
        }}
      >
        <summary>All case types</summary>
        <SelectField
          label="Case type"
          required
          options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={draft.typeId}
          error={errors.typeId}
          onChange={(typeId) => change({ typeId, subType: '', concurrent: [], premium: false, templateId: '' })}
        />
      </details>
    </>
  )
}
