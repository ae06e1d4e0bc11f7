import { useLayoutEffect, useRef } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import styles from './fields.module.css'
import { caretAfter, digitsOf, MASKS, type MaskName, masked } from './mask.ts'

export type MaskedFieldProps = FieldProps & {
  mask: MaskName
  /** The masked text, such as (415) 555-0134; any digits are accepted and shown masked. */
  value: string
  onChange: (value: string) => void
  readOnly?: boolean
}

/** Digits typed or pasted in any form appear in the mask's form. */
export function MaskedField({ mask, value, onChange, readOnly, ...field }: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBeforeCaret = useRef<number>(undefined)
  const text = masked(mask, digitsOf(mask, value))

  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === undefined || document.activeElement !== input.current) return
    const caret = caretAfter(mask, digitsBeforeCaret.current, text)
    input.current?.setSelectionRange(caret, caret)
    digitsBeforeCaret.current = undefined
  })

  return (
    <FieldFrame {...field}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className={styles.control}
          type={mask === 'phone' ? 'tel' : 'text'}
          inputMode="numeric"
          autoComplete={mask === 'phone' ? 'tel-national' : 'off'}
          placeholder={MASKS[mask].replaceAll('d', '_')}
          readOnly={readOnly}
          value={text}
          onChange={(event) => {
            const { value: typed, selectionStart } = event.target
            digitsBeforeCaret.current = typed.slice(0, selectionStart ?? typed.length).replace(/\D/g, '').length
            onChange(masked(mask, digitsOf(mask, typed)))
          }}
        />
      )}
    </FieldFrame>
  )
}
