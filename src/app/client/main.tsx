import '@fontsource-variable/inter/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { restoreSession } from '#identity/sessions/client/session.ts'
import { UiProvider } from '#ui/UiProvider.tsx'
import { App, loadAhead } from './App.tsx'
import { navigate } from './location.ts'

// An unused service worker of an earlier version would go on serving old pages (specification §9).
void navigator.serviceWorker?.getRegistrations().then((all) => Promise.all(all.map((each) => each.unregister())))

void restoreSession()
loadAhead(window.location.pathname)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <UiProvider navigate={navigate}>
        <App />
      </UiProvider>
    </StrictMode>,
  )
}
