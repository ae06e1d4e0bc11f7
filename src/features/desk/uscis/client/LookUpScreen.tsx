import { useEffect, useRef, useState } from 'react'
import { uscisApi } from '#desk/client/api.ts'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { call } from '#platform/client/call.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { LookUpResult } from './LookUpResult.tsx'

/** /uscis: checks a receipt number, explains it part by part and, where that is set up, asks the agency. */
export default function LookUpScreen() {
  const [found, setFound] = useState<RefOutput<typeof uscisApi.lookUp>>()
  const result = useRef<HTMLDivElement>(null)
  const form = useForm({
    initial: { receiptNumber: '' },
    check: ({ receiptNumber }) => (receiptNumber.trim() ? {} : { receiptNumber: 'Field is required' }),
    submit: async ({ receiptNumber }) => {
      setFound(undefined)
      const answer = await call(uscisApi.lookUp, { receiptNumber })
      if (answer.problem) throw { fields: { receiptNumber: answer.problem } }
      setFound(answer)
    },
  })
  useEffect(() => {
    if (found) result.current?.focus()
  }, [found])
  return (
    <LoggedOutPage
      title="USCIS receipt number"
      intro="The number on your Form I-797 receipt notice. See what it says, and how the case stands."
      wide
    >
      <Form form={form}>
        <TextField
          label="Receipt number"
          hint="Three letters and ten digits, such as IOE0912345678. Spaces and dashes do not matter."
          required
          autoComplete="off"
          maxLength={40}
          autoFocus
          {...form.field('receiptNumber')}
        />
        <Button type="submit" variant="primary" wide loading={form.submitting}>
          Look up
        </Button>
      </Form>
      {found?.explanation && (
        <div ref={result} tabIndex={-1}>
          <LookUpResult explanation={found.explanation} warning={found.warning} agency={found.agency} />
        </div>
      )}
    </LoggedOutPage>
  )
}
