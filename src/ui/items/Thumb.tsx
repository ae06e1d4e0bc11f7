import { useState } from 'react'
import { IconFileText, IconPhoto, IconUpload } from '../icons.ts'
import styles from './Thumb.module.css'

const ICONS = { pages: IconFileText, picture: IconPhoto, missing: IconUpload } as const

export type ThumbProps = {
  /** What stands there until there is a picture; `missing`: nothing came in yet. */
  kind: keyof typeof ICONS
  /** The first page, small. */
  src?: string
  /** 24 by 31, for the rows of a table. */
  small?: boolean
}

/** The first page of a document, 40 by 52; its name stands beside it. */
export function Thumb({ kind, src, small }: ThumbProps) {
  const [broken, setBroken] = useState<string>()
  const Icon = ICONS[kind]
  return (
    <span className={styles.thumb} data-kind={kind} data-small={small} aria-hidden>
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" width={40} height={52} onError={() => setBroken(src)} />
      ) : (
        <Icon size={small ? 16 : 20} stroke={1.5} />
      )}
    </span>
  )
}
