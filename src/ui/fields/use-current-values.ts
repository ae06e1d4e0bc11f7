import { useEffect, useRef } from 'react'
import type { FormState } from './use-form.ts'

/**
 * When somebody else saves while a form is open, the fields nobody touched here show what is stored now, and what was
 * typed stays: saving again then takes nothing back.
 */
export function useCurrentValues<Values extends object>(form: FormState<Values>, stored: Values): void {
  const known = useRef(stored)
  useEffect(() => {
    for (const name of Object.keys(stored) as (keyof Values & string)[])
      if (stored[name] !== known.current[name] && form.values[name] === known.current[name])
        form.set(name, stored[name])
    known.current = stored
  })
}
