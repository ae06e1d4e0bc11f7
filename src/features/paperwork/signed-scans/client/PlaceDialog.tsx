import { lazy, Suspense, useState } from 'react'
import { hrefOf } from '#platform/client/call.ts'
import { caseFormsApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Loading } from '#ui/page/states.tsx'
import { Sheet } from './Sheet.tsx'
import styles from './sign-here.module.css'
import type { PlaceOption } from './sign-here-words.ts'

const PdfPages = lazy(() => import('#preparation/documents/client/PdfPages.tsx'))

type PlaceDialogProps = {
  /** The scan, and which of its pages is asked about. */
  file: Blob
  page: number
  options: readonly PlaceOption[]
  busy: boolean
  onPlace: (page: PlaceOption['page']) => void
  onNone: () => void
  onClose: () => void
}

/** A scanned page without a code beside the page of the form it may be: somebody looks and says which one it is. */
export default function PlaceDialog({ file, page, options, busy, onPlace, onNone, onClose }: PlaceDialogProps) {
  const [chosen, setChosen] = useState(options.length === 1 ? (options[0]?.value ?? '') : '')
  const option = options.find(({ value }) => value === chosen)
  return (
    <Dialog opened onClose={onClose} title={`Which page is page ${page} of the scan?`} size="xl">
      <SelectField
        label="Page of the package"
        hint="The pages that somebody still signs. Compare the two pictures before you choose."
        value={chosen}
        onChange={setChosen}
        options={options.map(({ value, label }) => ({ value, label }))}
      />
      <div className={styles.compared}>
        <figure>
          <figcaption>Page {page} of the scan</figcaption>
          <Sheet file={file} page={page} name="the scan" />
        </figure>
        <figure>
          <figcaption>{option ? option.label : 'The page of the form'}</figcaption>
          {option ? <FormPage key={option.value} {...option.page} /> : <p>Choose a page above to see it here.</p>}
        </figure>
      </div>
      <FormActions>
        <Button loading={busy} onClick={onNone}>
          None of these pages
        </Button>
        <Button variant="primary" disabled={!option} loading={busy} onClick={() => option && onPlace(option.page)}>
          It is this page
        </Button>
      </FormActions>
    </Dialog>
  )
}

/** As it is printed, without answers: enough to tell one page from another. */
function FormPage({ formId, edition, page }: PlaceOption['page']) {
  return (
    <Suspense fallback={<Loading lines={6} />}>
      <PdfPages url={hrefOf(caseFormsApi.blank, { formId, edition })} name="the form" only={page} />
    </Suspense>
  )
}
