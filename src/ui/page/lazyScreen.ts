import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Specification §9. */
export const SCRIPT_LOAD_TIMEOUT = 120_000

/** A part of the product did not arrive: a new version was installed, or the connection failed. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/** A screen loaded when it is first shown; a script that fails or takes 120 seconds is a ChunkLoadError. */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => withTimeout(load))
}

export async function withTimeout<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('Loading took too long.')), SCRIPT_LOAD_TIMEOUT)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('A part could not be loaded.', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
