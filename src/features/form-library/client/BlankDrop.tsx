import { type DragEvent, useId, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { IconUpload } from '#ui/icons.ts'
import styles from './form-library.module.css'

type BlankDropProps = { onFiles: (files: File[]) => void; busy: boolean; error?: string }

/** A field for several files that also takes what is dropped on it. */
export function BlankDrop({ onFiles, busy, error }: BlankDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') onFiles([...event.dataTransfer.files])
  }
  return (
    <div>
      <label
        className={classes(styles.drop, over && styles.over)}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrag}
      >
        <IconUpload size={24} stroke={1.5} aria-hidden />
        <span className={styles.dropText}>{busy ? 'Sending …' : 'Choose official forms, or drop them here'}</span>
        <input
          type="file"
          multiple
          accept=".pdf"
          aria-label="Official forms"
          aria-describedby={id}
          disabled={busy}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </label>
      <p id={id} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error ??
          'The agency’s own PDF, as downloaded, up to 20 MB each. Nothing is taken that differs from the edition.'}
      </p>
    </div>
  )
}
