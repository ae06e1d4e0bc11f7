import { type ReactNode, useEffect, useState } from 'react'
import { call } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { caseFormsApi } from '#preparation/client/api.ts'
import { NoticeDialog } from '#ui/dialogs/NoticeDialog.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { CaseFormView } from '../records.ts'
import type { LiveForm } from './use-live-form.ts'

export type Saving = {
  /** False when it was refused. */
  save: () => Promise<boolean>
  saving: boolean
  errors: Readonly<Record<string, string>>
  tell: (text: string) => void
  dialogs: ReactNode
}

/** Keeps what was typed: it becomes a fact, and every form that needs it changes. */
export function useSaving(view: CaseFormView, live: LiveForm, onView: (view: CaseFormView) => void): Saving {
  const [saving, setSaving] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string>()
  const toast = useToast()
  const { isDirty, changes, problems, forget } = live
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  const which = { caseId: view.caseId, caseFormId: view.id }
  const save = async () => {
    if (!isDirty) return true
    if (Object.keys(problems).length > 0) return false
    setSaving(true)
    try {
      const { message: done, ...saved } = await call(caseFormsApi.save, { ...which, changes: changes as never })
      onView(saved)
      if (done !== undefined) toast(done)
      forget()
      setErrors({})
      return true
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setErrors(error.fields ?? {})
      setMessage(error.message)
      // Somebody else was faster: what is shown is what they wrote, what was typed here stays typed.
      if (error.code === 'STALE') onView(await call(caseFormsApi.view, which))
      return false
    } finally {
      setSaving(false)
    }
  }
  const dialogs = <NoticeDialog title="This was not done" text={message} onClose={() => setMessage(undefined)} />
  return { save, saving, errors, tell: setMessage, dialogs }
}
