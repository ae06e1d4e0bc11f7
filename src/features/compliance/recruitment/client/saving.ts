import { useState } from 'react'
import { caseDetailsApi } from '#case-file/client/api.ts'
import { recruitmentApi } from '#compliance/client/api.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { deadlinesApi, preFilingApi } from '#preparation/client/api.ts'

/** A dialog that saves: what is wrong by field, and the sentence where no field is named. */
export function useSaving(save: () => Promise<unknown>, close: () => void) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [saving, setSaving] = useState(false)
  const run = async () => {
    setSaving(true)
    setErrors({})
    try {
      await save()
      close()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setErrors(Object.keys(error.fields ?? {}).length > 0 ? (error.fields ?? {}) : { '': error.message })
    } finally {
      setSaving(false)
    }
  }
  return { errors, saving, run }
}

/** What is asked anew after a change of the recruitment. */
export const refreshed = [recruitmentApi.ofCase, caseDetailsApi.get, deadlinesApi.ofCase, preFilingApi.check]
