import { useState } from 'react'
import { sessionsApi } from '#identity/client/api.ts'
import { Note } from '#identity/sessions/client/Note.tsx'
import { enterSession } from '#identity/sessions/client/session.ts'
import { companiesApi } from '#parties/client/api.ts'
import { call, hrefOf } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { useToast } from '#ui/toasts.tsx'
import { createsCompanies, setsPlans } from '../policy.ts'
import type { CompanyProfile } from '../records.ts'
import { EmployerForm } from './EmployerForm.tsx'
import { type EmployerValues, sentOf, zoneIn } from './employer-values.ts'
import { SignatureField, uploadOf } from './SignatureField.tsx'

type ProfileFormProps = {
  profile: CompanyProfile
  readOnly: boolean
  roleId: number
  onReload: () => Promise<CompanyProfile | undefined>
}

const REFRESH = { refresh: [companiesApi.get, companiesApi.list, companiesApi.history] }

/** A stored company in the employer form. What is typed stays when somebody else saves in the meantime. */
export function ProfileForm({ profile, readOnly, roleId, onReload }: ProfileFormProps) {
  const [basis, setBasis] = useState({ profile, version: profile.version, turn: 0 })
  const [stale, setStale] = useState(false)
  const update = useCommand(companiesApi.update, REFRESH)
  const toast = useToast()

  const save = async (values: EmployerValues, start: EmployerValues) => {
    try {
      const saved = await update.run({ ...sentOf(values, start), id: profile.id, version: basis.version })
      setBasis((now) => ({ ...now, version: saved.version }))
      setStale(false)
      toast('Saved', { kind: 'success' })
      // The top bar shows the company's name, and its zone says which day it is.
      if (values.name !== start.name || zoneIn(values) !== zoneIn(start)) enterSession(await call(sessionsApi.me, {}))
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'STALE') setStale(true)
      throw error
    }
    return undefined
  }
  const showCurrent = async () => {
    const current = await onReload()
    if (!current) return
    setStale(false)
    setBasis(({ turn }) => ({ profile: current, version: current.version, turn: turn + 1 }))
  }

  return (
    <EmployerForm
      key={basis.turn}
      profile={basis.profile}
      readOnly={readOnly}
      setsPlan={setsPlans(roleId)}
      asksAboutEmail={createsCompanies(roleId)}
      note={
        stale && (
          <Note kind="warning">
            Somebody else saved this profile in the meantime. Your changes are not saved yet.{' '}
            <Button variant="link" onClick={() => void showCurrent()}>
              Show the current values
            </Button>
          </Note>
        )
      }
      signature={
        <StoredSignature
          profile={profile}
          readOnly={readOnly}
          onChanged={(version) => setBasis((now) => ({ ...now, version }))}
        />
      }
      onSave={save}
    />
  )
}

type StoredSignatureProps = {
  profile: CompanyProfile
  readOnly: boolean
  onChanged: (version: number) => void
}

/** A chosen signature is stored at once; it is a file of its own, not a field of the form. */
function StoredSignature({ profile, readOnly, onChanged }: StoredSignatureProps) {
  const save = useCommand(companiesApi.saveSignature, REFRESH)
  const remove = useCommand(companiesApi.removeSignature, REFRESH)
  const toast = useToast()
  const { id, version, hasSignature } = profile
  return (
    <SignatureField
      // The version makes a replaced picture a new address.
      picture={hasSignature ? `${hrefOf(companiesApi.signature, { id })}?version=${version}` : undefined}
      readOnly={readOnly}
      onChoose={async (file) => {
        onChanged((await save.run(uploadOf(id, file))).version)
        toast('The signature was stored.', { kind: 'success' })
      }}
      onRemove={async () => {
        onChanged((await remove.run({ id })).version)
        toast('The signature was removed.', { kind: 'success' })
      }}
    />
  )
}
