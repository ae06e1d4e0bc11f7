import { type DragEvent, useId, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { IconFileText } from '#ui/icons.ts'
import styles from './imports.module.css'

type FileDropProps = { file: File | undefined; onFile: (file: File) => void; error?: string; hint: string }

/** A file field that also takes what is dropped on it. */
export function FileDrop({ file, onFile, error, hint }: FileDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const first = files?.[0]
    if (first) onFile(first)
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') take(event.dataTransfer.files)
  }
  return (
    <div>
      <label
        className={classes(styles.drop, over && styles.over)}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrag}
      >
        <IconFileText size={24} stroke={1.5} aria-hidden />
        <span className={styles.dropText}>{file ? file.name : 'Choose a file, or drop it here'}</span>
        <input
          type="file"
          aria-label="File"
          accept=".csv,.xlsx"
          aria-describedby={id}
          aria-invalid={error !== undefined}
          onChange={(event) => take(event.target.files)}
        />
      </label>
      <p id={id} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
        {error ?? hint}
      </p>
    </div>
  )
}
