import { SelectField } from '#ui/fields/SelectField.tsx'
import { offeredWishes } from '../wishes.ts'
import type { StepProps } from './draft.ts'
import styles from './new-case.module.css'
import { useOfferedTypes } from './use-offered-types.ts'
import { Wishes } from './Wishes.tsx'

/** What is wanted; one click goes on. Who knows the case type by name finds it in the list of all. */
export function WhatStep({ draft, change, errors, viewer, onChosen }: StepProps & { onChosen: () => void }) {
  const { offered } = useOfferedTypes(viewer)
  const choose = ({ typeId, subType = '' }: { typeId: string; subType?: string }) =>
    change({ typeId, subType, concurrent: [], premium: false, templateId: '' })
  return (
    <>
      <Wishes
        wishes={offeredWishes(offered)}
        chosen={{ typeId: Number(draft.typeId), subType: draft.subType }}
        onChoose={({ typeId, subType }) => {
          choose({ typeId: String(typeId), subType })
          onChosen()
        }}
      />
      <details className={styles.all}>
        <summary>All case types</summary>
        <SelectField
          label="Case type"
          required
          options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={draft.typeId}
          error={errors.typeId}
          onChange={(typeId) => choose({ typeId })}
        />
      </details>
    </>
  )
}
