import './global.css'
import type { ReactNode } from 'react'
import { NavigateProvider, type NavigateTo } from './navigation.tsx'
import { startColorScheme } from './theme/scheme.ts'
import { ToastProvider } from './toasts.tsx'

startColorScheme()

/** Everything below it may use the design system. */
export function UiProvider({ navigate, children }: { navigate: NavigateTo; children: ReactNode }) {
  return (
    <NavigateProvider navigate={navigate}>
      <ToastProvider>{children}</ToastProvider>
    </NavigateProvider>
  )
}
