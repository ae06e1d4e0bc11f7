import './global.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { NavigateProvider, type NavigateTo } from './navigation.tsx'
import { theme } from './theme.ts'
import { ToastProvider } from './toasts.tsx'

const rememberedScheme = localStorageColorSchemeManager({ key: 'visacare.colorScheme' })

/** Everything below it may use the design system. */
export function UiProvider({ navigate, children }: { navigate: NavigateTo; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={rememberedScheme}
      withCssVariables={false}
      withGlobalClasses={false}
      env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
    >
      <NavigateProvider navigate={navigate}>
        <ToastProvider>{children}</ToastProvider>
      </NavigateProvider>
    </MantineProvider>
  )
}
