import { useState } from 'react'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { companiesApi } from '#parties/client/api.ts'
import type { RefInput } from '#platform/client/operations.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState } from '#ui/page/states.tsx'
import { createsCompanies, givesReason, setsPlans } from '../policy.ts'
import styles from './companies.module.css'
import { EmployerForm } from './EmployerForm.tsx'
import { type EmployerValues, newProfileOf } from './employer-values.ts'
import { SignatureField, uploadOf } from './SignatureField.tsx'

/** /visaCareCreateClients: a new employer with its first user, who gets a link by e-mail. */
export default function CreateClientScreen() {
  const { roleId } = personOf(useSignedIn())
  const create = useCommand(companiesApi.create, { refresh: [companiesApi.list] })
  const saveSignature = useCommand(companiesApi.saveSignature)
  const [signature, setSignature] = useState<File>()

  const save = async (values: EmployerValues) => {
    const { id, message } = await create.run(newOf(values))
    if (signature === undefined) return message
    setSignature(undefined)
    const stored = await saveSignature.run(uploadOf(id, signature)).then(
      () => '',
      () => ' The signature was not stored; add it in the profile.',
    )
    return message + stored
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title="Create Client Account"
        standing="The employer gets a link by e-mail and can sign in at once."
        action={<LinkButton to="/visaCareManageClients">Manage clients</LinkButton>}
      />
      <Card>
        {createsCompanies(roleId) ? (
          <EmployerForm
            setsPlan
            choosesAttorney={setsPlans(roleId)}
            choosesFirm={givesReason(roleId)}
            asksAboutEmail
            signature={
              <SignatureField
                picture={signature}
                readOnly={false}
                onChoose={setSignature}
                onRemove={() => setSignature(undefined)}
              />
            }
            onSave={save}
          />
        ) : (
          <EmptyState
            title="Your role does not create clients"
            text="Ask your attorney, your firm or VisaCare to add the employer."
            action={<LinkButton to="/visaCareManageClients">See the clients</LinkButton>}
          />
        )}
      </Card>
    </div>
  )
}

function newOf(values: EmployerValues): RefInput<typeof companiesApi.create> {
  const { name, email, phone, password, confirmPassword } = values
  const named = (id: string) => (values.usesAttorney === 'Yes' && id ? Number(id) : undefined)
  const place = { lawFirmId: named(values.lawFirmId), attorneyId: named(values.attorneyId) }
  return { ...newProfileOf(values), name, email, phone, password, confirmPassword, ...place }
}
