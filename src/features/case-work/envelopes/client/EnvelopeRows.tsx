import { Link } from '#ui/navigation.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import type { Envelope } from '../records.ts'
import styles from './sign.module.css'
import { stateHues, stateWords } from './words.ts'

/** Envelopes in a list: what, whose turn it is, and how each stands. */
export function EnvelopeRows({ envelopes }: { envelopes: readonly Envelope[] }) {
  return envelopes.map((envelope) => (
    <div key={envelope.id} className={styles.envelope}>
      <span className={styles.grow}>
        <Link to={`/docuSignPageView/${envelope.id}`}>{envelope.title}</Link>
        <span className={styles.under}>
          {whereItStands(envelope)}
          {envelope.outside && `. Signed with an outside provider: ${envelope.outside}.`}
        </span>
      </span>
      <Chip hue={stateHues[envelope.state]}>{stateWords[envelope.state]}</Chip>
    </div>
  ))
}

function whereItStands({ state, signers }: Envelope): string {
  const signed = signers.filter((each) => each.state === 'signed').length
  const next = signers.find((each) => each.state === 'asked')
  if (state === 'sent' && next) return `${signed} of ${signers.length} signed, waiting for ${next.name}`
  return signers.length > 0 ? signers.map(({ name }) => name).join(', ') : 'Nobody was named yet'
}
