import { type DragEvent, type Ref, useId, useState } from 'react'
import { classes } from '../classes.ts'
import { IconUpload } from '../icons.ts'
import styles from './FileDrop.module.css'

export type FileDropProps = {
  label: string
  /** What the area says: what to choose, or what was chosen. */
  text: string
  hint: string
  /** Extensions, as the file dialog takes them: '.pdf,.png'. */
  accept: string
  onFiles: (files: File[]) => void
  multiple?: boolean
  disabled?: boolean
  /** What is wrong with the file: a sentence, or one for each slip. */
  error?: string | readonly string[]
  /** Where a button elsewhere opens the file dialog. */
  inputRef?: Ref<HTMLInputElement>
}

/** A file field that also takes what is dropped on it. */
export function FileDrop({ multiple = false, ...props }: FileDropProps) {
  const { label, text, hint, accept, onFiles, disabled, error, inputRef } = props
  const id = useId()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0) onFiles(multiple ? chosen : chosen.slice(0, 1))
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop' && !disabled) take(event.dataTransfer.files)
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
        <span className={styles.text}>{text}</span>
        <input
          ref={inputRef}
          type="file"
          aria-label={label}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={id}
          aria-invalid={error !== undefined}
          onChange={(event) => {
            take(event.target.files)
            // The same file can be chosen again after it was taken away.
            event.target.value = ''
          }}
        />
      </label>
      {Array.isArray(error) ? (
        <div id={id} className={styles.error} role="alert">
          <ul className={styles.slips}>
            {error.map((slip) => (
              <li key={slip}>{slip}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p id={id} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}
