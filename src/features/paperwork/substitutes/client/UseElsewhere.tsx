import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import type { ElsewhereForm } from '../contract.ts'

// Loaded when somebody has a PDF.
const ElsewhereDialog = lazy(() => import('./ElsewhereDialog.tsx'))

export type UseElsewhereProps = {
  caseId: number
  form: Pick<ElsewhereForm, 'caseFormId' | 'formId' | 'name' | 'substitute'>
  onChanged?: () => void
}

/** The way out wherever a form cannot be filed as VisaCare writes it. */
export function UseElsewhere(props: UseElsewhereProps) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-label={`Use a PDF prepared elsewhere for ${props.form.name}`}
        onClick={() => setOpened(true)}
      >
        Use a PDF prepared elsewhere
      </Button>
      {opened && (
        <Suspense>
          <ElsewhereDialog {...props} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
