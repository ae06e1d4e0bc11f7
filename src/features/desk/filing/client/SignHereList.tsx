import { lazy, Suspense } from 'react'
import { isBeforeFiling } from '#case-types/statuses.ts'
import type { FilingState } from '#case-work/packages/records.ts'
import type { SignHere } from '#case-work/signatures/records.ts'
import { scansApi } from '#case-work/signed-scans/client/api.ts'
import styles from '#case-work/signed-scans/client/sign-here.module.css'
import { alsoSigning, pagesLeft, signersOf } from '#case-work/signed-scans/client/sign-here-words.ts'
import { ConfirmedButton } from '#identity/sessions/client/ConfirmedButton.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { IconDownload } from '#ui/icons.ts'
import rows from '#ui/page/rows.module.css'
import { Loading } from '#ui/page/states.tsx'
import { SignPlace } from './SignPlace.tsx'

type SignHereListProps = { caseId: number; state: FilingState }

const SignedScans = lazy(() => import('#case-work/signed-scans/client/SignedScans.tsx'))

/** Who signs where, by person; typed and pasted signatures are refused on paper forms, so each is by hand. */
export function SignHereList({ caseId, state }: SignHereListProps) {
  const { signHere, mayEdit, packages } = state
  if (signHere.length === 0) return null
  const newest = packages.find(({ status }) => status === 'Ready' || status === 'Filed')
  return (
    <section id="sign-here" aria-label="Sign here" className={styles.list}>
      <h3>Sign here</h3>
      <p className={rows.dimmed}>
        By hand, in ink. Print the pages, sign them, scan them, and bring the scans back here: the symbol at the foot of
        each page says which one it is. Then look at each signature box: a scan is no signature before somebody saw it.
      </p>
      {signersOf(signHere).map(({ person, places }) => (
        <Signer
          key={person}
          {...{ caseId, person, places, mayEdit, signHere }}
          open={isBeforeFiling(state.status)}
          packageId={newest && !newest.outdated ? newest.id : undefined}
        />
      ))}
      {mayEdit && (
        <Suspense fallback={<Loading lines={2} />}>
          <SignedScans caseId={caseId} signHere={signHere} />
        </Suspense>
      )}
    </section>
  )
}

type SignerProps = {
  caseId: number
  person: string
  places: SignHere[]
  signHere: SignHere[]
  mayEdit: boolean
  /** Nothing has gone out yet. */
  open: boolean
  /** Of the package to print from. */
  packageId: number | undefined
}

/** Everything that one person signs. */
function Signer({ caseId, person, places, signHere, mayEdit, open, packageId }: SignerProps) {
  const left = pagesLeft(places)
  const [first] = places
  const signed = places.filter((each) => each.signed !== null).length
  return (
    <section className={styles.signer} aria-label={person}>
      <div className={rows.head}>
        <h4 className={rows.grow}>{person}</h4>
        <span className={rows.dimmed}>
          {signed} of {places.length} signed
        </span>
        {first && packageId !== undefined && left > 0 && (
          <ConfirmedButton
            size="small"
            icon={<IconDownload size={16} aria-hidden />}
            work={() =>
              download(
                hrefOf(scansApi.pagesToSign, {
                  id: caseId,
                  packageId,
                  caseFormId: first.caseFormId,
                  block: first.block,
                }),
              )
            }
          >
            Print {left === 1 ? '1 page' : `${left} pages`} for {person}
          </ConfirmedButton>
        )}
      </div>
      <ul className={rows.list}>
        {places.map((each) => (
          <SignPlace
            key={`${each.caseFormId} ${each.block}`}
            {...{ caseId, mayEdit, open }}
            place={each}
            together={alsoSigning(each, signHere)}
          />
        ))}
      </ul>
    </section>
  )
}
