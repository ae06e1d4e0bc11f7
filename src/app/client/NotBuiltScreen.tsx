import { LinkButton } from '#ui/Button.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState } from '#ui/page/states.tsx'
import { titleOf } from '../routes/titles.ts'
import { useAddress } from './location.ts'

/** An address of the product whose screen this release does not have: said plainly. */
export default function NotBuiltScreen() {
  const title = titleOf(useAddress())
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="Not available yet"
        text={`${title} comes with a later version of VisaCare. Nothing of yours is missing.`}
        action={<LinkButton to="/home">Go to the start page</LinkButton>}
      />
    </>
  )
}
