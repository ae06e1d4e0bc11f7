import { useState } from 'react'
import { packagesApi } from '#case-work/client/api.ts'
import type { CasePackage } from '#case-work/packages/records.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { FiledDialog } from './FiledDialog.tsx'
import type { Part } from './FilingChecklist.tsx'
import type { Next } from './filing-next.ts'

type NextButtonProps = {
  caseId: number
  next: Next
  /** The newest package. */
  item: CasePackage | undefined
  underWay: boolean
  onOpen: (part: Part) => void
  onFiled: () => void
}

/** The header's filled button: what is next. */
export function NextButton({ caseId, next, item, underWay, onOpen, onFiled }: NextButtonProps) {
  const build = useCommand(packagesApi.build, { refresh: [packagesApi.state] })
  const [filing, setFiling] = useState(false)
  if (!next) return null
  if (next.does === 'build')
    return (
      <AttemptButton variant="primary" disabled={underWay} work={() => build.run({ id: caseId })}>
        {underWay ? 'Building …' : next.words}
      </AttemptButton>
    )
  if (next.does === 'open')
    return (
      <Button
        variant="primary"
        onClick={() => {
          onOpen(next.part)
          document.getElementById(next.part)?.scrollIntoView()
        }}
      >
        {next.words}
      </Button>
    )
  return (
    <>
      <Button variant="primary" onClick={() => setFiling(true)}>
        {next.words}
      </Button>
      {filing && item && (
        <FiledDialog
          {...{ caseId, item }}
          onClose={() => setFiling(false)}
          onFiled={() => {
            setFiling(false)
            onFiled()
          }}
        />
      )}
    </>
  )
}
