import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { companiesApi } from '#parties/client/api.ts'
import type { RefInput } from '#platform/client/operations.ts'
import { Button } from '#ui/Button.tsx'
import { FieldError } from '#ui/fields/FieldFrame.tsx'
import { IconTrash, IconUpload } from '#ui/icons.ts'
import styles from './companies.module.css'

export type SignatureFieldProps = {
  /** Where the stored signature is, or the one just chosen. */
  picture: string | File | undefined
  readOnly: boolean
  onChoose: (file: File) => Promise<void> | void
  onRemove: () => Promise<void> | void
}

/** The sample signature that letters carry. The picture is trimmed to its ink before anything is done with it. */
export function SignatureField({ picture, readOnly, onChoose, onRemove }: SignatureFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const [working, setWorking] = useState(false)
  const source = usePicture(picture)
  const [unshown, setUnshown] = useState<string>()

  const run = async (work: () => Promise<void> | void) => {
    setWorking(true)
    setError(undefined)
    try {
      await work()
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
    } finally {
      setWorking(false)
    }
  }
  const choose = (file: File | undefined) =>
    file &&
    run(async () => {
      // The trimming is needed by whoever chooses a picture only.
      const { trimmedSignature } = await import('./trim-signature.ts')
      await onChoose(await trimmedSignature(file))
    })

  return (
    <section className={styles.signature} aria-labelledby={`${id}-label`}>
      <h2 id={`${id}-label`}>Sample signature</h2>
      <div className={styles.signatureBox}>
        {source && source === unshown ? (
          <p className={styles.dimmed}>
            A signature is stored and can’t be shown now. Staff of the provider open the company first and say why.
          </p>
        ) : source ? (
          <img src={source} alt="Sample signature" onError={() => setUnshown(source)} />
        ) : (
          <p className={styles.dimmed}>
            {readOnly ? 'None yet.' : 'A photo or scan on white paper, PNG or JPEG. Letters carry it.'}
          </p>
        )}
        {!readOnly && (
          <div className={styles.buttons}>
            <Button
              size="small"
              loading={working}
              icon={<IconUpload size={16} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {source ? 'Replace' : 'Choose a picture'}
            </Button>
            {source && (
              <Button
                size="small"
                variant="subtle"
                icon={<IconTrash size={16} aria-hidden />}
                onClick={() => void run(onRemove)}
              >
                Remove signature
              </Button>
            )}
          </div>
        )}
      </div>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label="Sample signature file"
        accept=".png,.jpg,.jpeg,.PNG,.JPG,.JPEG,image/png,image/jpeg"
        onChange={(event) => {
          void choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <FieldError id={`${id}-error`} error={error} />
    </section>
  )
}

/** An address for a picture that is still on this computer; let go when another takes its place. */
function usePicture(picture: string | File | undefined): string | undefined {
  const address = useMemo(() => (picture instanceof File ? URL.createObjectURL(picture) : picture), [picture])
  useEffect(
    () => () => {
      if (address?.startsWith('blob:')) URL.revokeObjectURL(address)
    },
    [address],
  )
  return address
}

/** In the browser an upload is a Blob; the server finds its stream there. */
export const uploadOf = (id: number, file: Blob) =>
  ({ id, file }) as unknown as RefInput<typeof companiesApi.saveSignature>
