import { type RefObject, useEffect, useRef, useState } from 'react'

/** Lets files be dropped on something that is no field; without `onFiles` it takes none. */
export function useDropTarget<Element extends HTMLElement = HTMLLIElement>(
  onFiles: ((files: File[]) => void) | undefined,
): { ref: RefObject<Element | null>; over: boolean } {
  const ref = useRef<Element>(null)
  const [over, setOver] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles
  const enabled = onFiles !== undefined
  useEffect(() => {
    const element = ref.current
    if (!element || !enabled) return
    const onDrag = (event: DragEvent) => {
      event.preventDefault()
      setOver(event.type === 'dragover')
      const files = event.type === 'drop' ? [...(event.dataTransfer?.files ?? [])] : []
      if (files.length > 0) take.current?.(files)
    }
    const kinds = ['dragover', 'dragleave', 'drop'] as const
    for (const kind of kinds) element.addEventListener(kind, onDrag)
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, onDrag)
    }
  }, [enabled])
  return { ref, over }
}
