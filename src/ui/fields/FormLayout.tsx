import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import styles from './Form.module.css'

/** Fields side by side where there is room, one below the other where there is not. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

/** The buttons that close a form; the primary one comes last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

type SubmitOrCancelProps = {
  form: { submitting: boolean }
  onCancel: () => void /** What the button does: 'Save'. */
  submit: string
}

/** The foot of a form in a dialog: leave it as it was, or send it. */
export function SubmitOrCancel({ form, onCancel, submit }: SubmitOrCancelProps) {
  return (
    <FormActions>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary" loading={form.submitting}>
        {submit}
      </Button>
    </FormActions>
  )
}
