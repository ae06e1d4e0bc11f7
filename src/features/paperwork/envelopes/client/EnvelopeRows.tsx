import { Link } from '#ui/navigation.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import type { Envelope } from '../records.ts'
import { mailOf } from '../rules.ts'
import styles from './sign.module.css'
import { mailWords, stateOf } from './words.ts'

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
      <Chip hue={stateOf(envelope).hue}>{stateOf(envelope).words}</Chip>
    </div>
  ))
}

function whereItStands(of: Envelope): string {
  const { state, signers } = of
  const signed = signers.filter((each) => each.state === 'signed').length
  const next = signers.find((each) => each.state === 'asked')
  const mail = next && mailOf(of, next)
  if (state === 'sent' && next)
    return `${signed} of ${signers.length} signed, waiting for ${next.name}${mail ? `; ${mailWords[mail]}` : ''}`
  if (state === 'sent' && signers.length > 0) return 'All have signed. The signed file is being made'
  return signers.length > 0 ? signers.map(({ name }) => name).join(', ') : 'Nobody was named yet'
}
