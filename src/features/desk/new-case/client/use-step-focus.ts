import { useEffect, useRef } from 'react'
import type { Draft } from '#desk/case-drafts/chosen.ts'
import type { Step } from './draft.ts'

/** A new step is announced where it is named; what is missing gets the focus. */
export function useStepFocus(step: Step, errors: Partial<Record<keyof Draft, string>>) {
  const shown = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) shown.current?.querySelector<HTMLElement>('[aria-current="step"]')?.focus()
    before.current = step
  }, [step])
  useEffect(() => {
    if (Object.keys(errors).length > 0) shown.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return shown
}
