import { envelopesApi } from '#case-work/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { IconPlus } from '#ui/icons.ts'
import type { PersonToSign } from '../records.ts'
import styles from './sign.module.css'
import { type GivenSigner, isNamed } from './use-draft.ts'

type Props = { caseId: number; signers: readonly GivenSigner[]; onChoose: (person: PersonToSign) => void }

/** The people of the case who are not among the signers yet, each one press away. */
export function PeopleOffered({ caseId, signers, onChoose }: Props) {
  const { items } = useOperation(envelopesApi.people, { caseId })
  const offered = (items?.items ?? []).filter((person) => !signers.some((signer) => isNamed(signer, person)))
  if (offered.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no flex
    <div role="group" className={styles.offered} aria-label="People of this case">
      {offered.map((person) => (
        <Button
          key={`${person.name} ${person.email}`}
          size="small"
          icon={<IconPlus size={14} aria-hidden />}
          onClick={() => onChoose(person)}
        >
          {person.name} <span className={styles.small}>{person.about}</span>
        </Button>
      ))}
    </div>
  )
}
