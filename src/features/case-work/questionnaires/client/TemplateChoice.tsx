import { useState } from 'react'
import type { KnownAnswer } from '#engine/answer.ts'
import { jobTemplatesApi } from '#parties/client/api.ts'
import { draftOf } from '#parties/facts/client/draft.ts'
import type { JobTemplate } from '#parties/job-templates/contract.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { Answers } from './answers.ts'

type TemplateChoiceProps = { companyId: number; employment: string; answers: Answers }

/** A job that the company hires for again and again fills what is asked about this one. */
export function TemplateChoice({ companyId, employment, answers }: TemplateChoiceProps) {
  const { items } = useOperation(jobTemplatesApi.list, { companyId })
  const [chosen, setChosen] = useState('')
  const templates = items?.items ?? []
  if (templates.length === 0) return null
  const choose = (id: string) => {
    setChosen(id)
    const template = templates.find((each) => String(each.id) === id)
    if (template) fillIn(answers, employment, template)
  }
  return (
    <SelectField
      label="Start from a job template"
      hint="Fills what it knows about the job. You can change every answer."
      value={chosen}
      options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={choose}
    />
  )
}

/** As if it were typed: what is asked is answered, saved and checked like everything else. */
export function fillIn(answers: Answers, employment: string, { answers: said }: Pick<JobTemplate, 'answers'>): void {
  for (const [fact, answer] of Object.entries(said)) {
    const key = `${employment}:${fact}`
    if (answers.isAsked(key)) answers.change(key, draftOf(answers.fact(key), answer as KnownAnswer))
  }
}
