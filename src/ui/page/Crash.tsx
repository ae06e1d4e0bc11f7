import { Component, type ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { IconRefresh } from '../icons.ts'
import { ChunkLoadError } from './lazyScreen.ts'
import styles from './page.module.css'

export type CrashProps = {
  children: ReactNode
  /** A change of it, such as of the path, gives the page another chance. */
  resetKey?: string
  /** Tells the log; returns nothing. */
  onError?: (error: unknown) => void
}

type CrashState = { error: unknown; resetKey: string | undefined }

/** Catches what goes wrong while a page is drawn, so that the menu stays and the user can go on. */
export class Crash extends Component<CrashProps, CrashState> {
  override state: CrashState = { error: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<CrashState> {
    return { error }
  }

  static getDerivedStateFromProps(props: CrashProps, state: CrashState): Partial<CrashState> | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return error instanceof ChunkLoadError ? <ReloadOffer /> : <Sorry />
  }
}

/** A part did not load: reloading fetches the version the server has now. */
function ReloadOffer() {
  return (
    <Apology title="This page could not be loaded">
      Check your connection and reload. If VisaCare was just updated, reloading brings the new version.
    </Apology>
  )
}

function Sorry() {
  return (
    <Apology title="Something went wrong on this page">
      What you saved is safe. Reload to try again, or choose another page from the menu.
    </Apology>
  )
}

function Apology({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.whole} role="alert">
      <div className={styles.state}>
        <h1>{title}</h1>
        <p className={styles.stateText}>{children}</p>
        <div className={styles.stateAction}>
          <Button
            variant="primary"
            icon={<IconRefresh size={16} aria-hidden />}
            onClick={() => window.location.reload()}
          >
            Reload
          </Button>
        </div>
      </div>
    </div>
  )
}
