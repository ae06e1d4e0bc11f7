import { lcaRecordsApi } from '#compliance/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { type YesNo, YesNoField } from '#ui/fields/YesNoField.tsx'
import type { Conditions } from '../conditions.ts'
import type { LcaRecord } from '../records.ts'

const questions = [
  ['willfulViolator', 'Willful violator in the last 5 years'],
  ['exemptOnly', 'Only exempt workers on this LCA ($60,000 or a related master’s degree)'],
  ['reorganized', 'The employer was reorganized or taken over'],
  ['groupOfCompanies', 'Counted together with other companies (IRC 414)'],
] as const

/** What the employer attests beyond pay and notice; it also decides what the public access file must hold. */
export function Attestations({ record: { id, conditions, may, dependency } }: { record: LcaRecord }) {
  const save = useCommand(lcaRecordsApi.conditions, { refresh: [lcaRecordsApi.get] })
  const set = (change: Partial<Conditions>) => void save.run({ lcaId: id, conditions: change }).catch(() => {})
  const asked = questions.filter(
    ([key]) => key !== 'exemptOnly' || dependency[0]?.dependentReg || conditions.willfulViolator,
  )
  return (
    <>
      {asked.map(([key, label]) => (
        <YesNoField
          key={key}
          label={label}
          disabled={!may.prepare}
          value={yesNo(conditions[key])}
          onChange={(answer) => set({ [key]: answer === 'Yes' })}
        />
      ))}
      <SelectField
        label="Where the public may look (LCA, public disclosure)"
        disabled={!may.prepare}
        value={conditions.disclosure ?? ''}
        options={[
          { value: 'principal', label: 'Principal place of business' },
          { value: 'worksite', label: 'Place of employment' },
        ]}
        onChange={(value) => set({ disclosure: value === '' ? null : (value as 'principal' | 'worksite') })}
      />
      {save.error && <p role="alert">{save.error.message}</p>}
    </>
  )
}

const yesNo = (value: boolean | null): YesNo => (value === null ? '' : value ? 'Yes' : 'No')
